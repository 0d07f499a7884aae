import { mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { HAND_WRITTEN } from '../src/judge.ts';
import { Obstacle } from '../src/obstacle.ts';
import { type GenerateOptions, generate } from '../src/train/generate.ts';
import { readSamples, SAMPLE } from '../src/train/samples.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'caldera-training-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const play = (samples: number, more: Partial<GenerateOptions> = {}): void =>
  generate({ folder, seed: 5, nodes: 30, samples, judgeFor: () => HAND_WRITTEN, ...more });

describe('self-play', () => {
  test('goes on behind the last whole sample of a file that was torn', () => {
    play(60);
    const file = join(folder, 'samples-5.bin');
    const before = readSamples([folder]);
    truncateSync(file, 1003);
    play(60);
    const whole = Math.floor(1003 / (SAMPLE * 4)) * SAMPLE;
    const after = readSamples([folder]);
    expect(after.length).toBeGreaterThanOrEqual(60 * SAMPLE);
    expect(after.subarray(0, whole)).toEqual(before.subarray(0, whole));
  });

  test('does not add to a file of anything else', () => {
    const file = join(folder, 'samples-5.bin');
    writeFileSync(file, 'these are no samples, but something that somebody wanted to keep');
    expect(() => play(60)).toThrow(Obstacle);
    expect(readFileSync(file, 'utf8')).toContain('somebody wanted to keep');
  });
});
