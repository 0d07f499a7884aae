/**
 * Every command, in the order of the help. A new one is a file in this folder and a line here; it is loaded only when it
 * is called, so that a quick command does not wait for a server or an engine it does not need.
 */

import type { Command } from '../command.ts';

export const COMMANDS: Readonly<Record<string, () => Promise<Command>>> = {
  play: async () => (await import('./play.ts')).playCommand,
  serve: async () => (await import('./serve.ts')).serveCommand,
  backup: async () => (await import('./backup.ts')).backupCommand,
  restore: async () => (await import('./backup.ts')).restoreCommand,
  gods: async () => (await import('./gods.ts')).godsCommand,
  turns: async () => (await import('./turns.ts')).turnsCommand,
  perft: async () => (await import('./perft.ts')).perftCommand,
  engine: async () => (await import('./engine.ts')).engineCommand,
  match: async () => (await import('./match.ts')).matchCommand,
  solve: async () => (await import('./solve.ts')).solveCommand,
  train: async () => (await import('./train.ts')).trainCommand,
};
