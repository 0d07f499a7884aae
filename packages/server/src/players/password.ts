/** Passwords are kept as scrypt hashes: slow to try, each with a salt of its own. */

import { randomBytes, type ScryptOptions, scrypt } from 'node:crypto';
import { isSame } from './secrets.ts';

const COST = 15;
const LENGTH = 32;
const OPTIONS: ScryptOptions = { N: 2 ** COST, r: 8, p: 1, maxmem: 64 * 1024 * 1024 };

const derive = (password: string, salt: string): Promise<string> =>
  new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, LENGTH, OPTIONS, (error, key) => {
      if (error === null) resolve(key.toString('base64url'));
      else reject(error);
    });
  });

/** `scrypt$cost$salt$hash`. */
export const hashPassword = async (password: string): Promise<string> => {
  const salt = randomBytes(16).toString('base64url');
  return ['scrypt', COST, salt, await derive(password, salt)].join('$');
};

/** Takes as long when there is nobody to compare with, so that time does not tell who exists. */
export const isPassword = async (password: string, stored: string | null | undefined): Promise<boolean> => {
  const [, , salt, hash] = (stored ?? '').split('$');
  const derived = await derive(password, salt ?? 'nobody');
  return hash !== undefined && isSame(derived, hash);
};
