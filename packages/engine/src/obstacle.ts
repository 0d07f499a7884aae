/** What stands in the way of a command and is for whoever gave it to mend: a path, a file. All else is a bug of ours. */

/** Its message is one sentence, and says what to do next. */
export class Obstacle extends Error {
  override readonly name = 'Obstacle';
}

/** The system's own word for what went wrong, as in ENOENT; nothing for errors that it did not make. */
const codeOf = (error: unknown): string | undefined =>
  error instanceof Error && 'syscall' in error && 'code' in error ? String(error.code) : undefined;

const touching = <T>(touch: () => T, problem: (code: string) => string): T => {
  try {
    return touch();
  } catch (error) {
    const code = codeOf(error);
    throw code === undefined ? error : new Obstacle(problem(code), { cause: error });
  }
};

/** Reads a file or a folder that a user named; `advice` is what to do where it can't be read. */
export const reading = <T>(path: string, advice: string, read: () => T): T =>
  touching(read, (code) =>
    code === 'ENOENT'
      ? `there is no file or folder "${path}": ${advice}.`
      : `"${path}" can’t be read (${code}): ${advice}.`,
  );

/** Writes where a user said. */
export const writing = <T>(path: string, advice: string, write: () => T): T =>
  touching(write, (code) => `"${path}" can’t be written (${code}): ${advice}.`);
