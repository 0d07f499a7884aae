/** Every command, in the order of the help. A new one is a file in this folder and a line here. */

import type { Command } from '../command.ts';
import { engineCommand } from './engine.ts';
import { godsCommand } from './gods.ts';
import { perftCommand } from './perft.ts';
import { playCommand } from './play.ts';
import { serveCommand } from './serve.ts';
import { turnsCommand } from './turns.ts';

export const COMMANDS: readonly Command[] = [
  playCommand,
  godsCommand,
  turnsCommand,
  perftCommand,
  engineCommand,
  serveCommand,
];
