/** An answer that is dear to find and may be a little old: found once, given to all who ask within that time. */
export const remembered = <T>(
  milliseconds: number,
  now: () => number,
  find: () => Promise<T>,
): (() => Promise<T>) => {
  let answer: Promise<T> | undefined;
  let foundAt = 0;
  return () => {
    if (answer === undefined || now() - foundAt >= milliseconds) {
      foundAt = now();
      const finding = find();
      answer = finding;
      // A failure is nobody else's answer.
      finding.catch(() => {
        if (answer === finding) answer = undefined;
      });
    }
    return answer;
  };
};
