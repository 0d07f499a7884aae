/** "1 worker", "2 workers". */
export const count = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;
