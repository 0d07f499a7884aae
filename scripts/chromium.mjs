// Finds a Chromium for the browser tests, or installs one where that needs no question. Prints its path.
// CALDERA_CHROMIUM=/path/to/chrome names one that is not in the usual places.
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { run } from './lib/run.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome', 'msedge'];
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

export const HELP =
  'The browser tests need Chromium or Chrome. Install one (Debian, Ubuntu: "apt-get install chromium"), or set ' +
  'CALDERA_CHROMIUM to the path of one, then run the same command again.';

/** @returns {string | undefined} */
export function findChromium() {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const candidates = [
    process.env.CALDERA_CHROMIUM,
    ...NAMES.flatMap((name) => folders.map((folder) => join(folder, name))),
    ...PLACES,
  ];
  return candidates.find((path) => path !== undefined && isProgram(path));
}

/** Debian's package, where we may install it: on test machines and in containers. */
export async function installChromium() {
  const isRoot = process.getuid?.() === 0;
  if (!isRoot || !isProgram('/usr/bin/apt-get')) return undefined;
  const quiet = ['-y', '-qq', '--no-install-recommends'];
  if ((await run('apt-get', ['update', '-qq'])) !== 0) return undefined;
  if ((await run('apt-get', ['install', ...quiet, 'chromium'])) !== 0) return undefined;
  return findChromium();
}

/** @param {string} path */
function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const found = findChromium() ?? (await installChromium());
  process.stdout.write(`${found ?? HELP}\n`);
  process.exitCode = found === undefined ? 1 : 0;
}
