// Starting other programs. Everything in scripts/ uses Node's own modules only: these scripts are what
// installs the rest, so nothing else can be assumed to exist.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the whole project, whatever folder the command was typed in. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Runs a program that shares this terminal (so it can ask questions) and answers with its exit code.
 * @param {string} file
 * @param {readonly string[]} args
 * @returns {Promise<number>}
 */
export function run(file, args) {
  return new Promise((resolve, reject) => {
    // Ctrl-C reaches the whole foreground group: let the child decide what it means, then follow it.
    const ignore = () => {};
    process.on('SIGINT', ignore);
    const child = spawn(file, args, { cwd: ROOT, stdio: 'inherit' });
    child.once('error', reject);
    child.once('close', (code, signal) => {
      process.off('SIGINT', ignore);
      resolve(code ?? (signal === 'SIGINT' ? 130 : 1));
    });
  });
}

/**
 * Runs the command of an installed package by its JavaScript entry, which works without a shell on every system.
 * @param {string} packageName
 * @param {string} command
 * @param {readonly string[]} args
 */
export function runTool(packageName, command, args) {
  const manifest = join(ROOT, 'node_modules', packageName, 'package.json');
  /** @type {{ bin: string | Record<string, string> }} */
  const { bin } = JSON.parse(readFileSync(manifest, 'utf8'));
  const entry = typeof bin === 'string' ? bin : bin[command];
  if (entry === undefined) throw new Error(`${packageName} has no command "${command}"`);
  return run(process.execPath, [join(dirname(manifest), entry), ...args]);
}

/**
 * Runs npm, preferably the very npm that started this script.
 * @param {readonly string[]} args
 */
export function runNpm(args) {
  const npm = process.env.npm_execpath;
  return npm?.endsWith('.js') ? run(process.execPath, [npm, ...args]) : run('npm', args);
}
