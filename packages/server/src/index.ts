/** The table of contents of the server library. */

export { type App, buildApp } from './app.ts';
export { type BackupReport, backUp, restore } from './ops/backup.ts';
export { type Config, DEFAULTS, OPTIONS, readConfig, variableOf } from './ops/config.ts';
export { type Running, runUntilAsked, startServer } from './server.ts';
