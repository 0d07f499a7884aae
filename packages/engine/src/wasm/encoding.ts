/** Whole numbers in as few bytes as they need, as WebAssembly's binary format writes them. */

export const unsigned = (value: number): number[] => {
  const bytes: number[] = [];
  let left = value;
  do {
    const byte = left & 127;
    left >>>= 7;
    bytes.push(left === 0 ? byte : byte | 128);
  } while (left !== 0);
  return bytes;
};

export const signed = (value: number): number[] => {
  const bytes: number[] = [];
  let left = value;
  for (;;) {
    const byte = left & 127;
    left >>= 7;
    if ((left === 0 && (byte & 64) === 0) || (left === -1 && (byte & 64) !== 0)) return [...bytes, byte];
    bytes.push(byte | 128);
  }
};
