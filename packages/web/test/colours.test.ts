import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const tokens = readFileSync(new URL('../src/design/tokens.css', import.meta.url), 'utf8');
const [day = '', night = ''] = tokens.split(/:root\[data-theme=.dark.\]/);

type Colour = readonly [number, number, number];

const linear = (part: number): number => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
const token = (theme: string, name: string): Colour => {
  const hex = new RegExp(`--${name}: #([0-9a-f]{6})`).exec(theme)?.[1] ?? '';
  const part = (at: number): number => linear(Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  return [part(0), part(2), part(4)];
};

/** How colours look with each kind of colour blindness, and in grey (Machado, Oliveira, Fernandes 2009). */
const SIGHTS: Readonly<Record<string, readonly Colour[]>> = {
  'full colour': [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152, 1.053, -0.205],
    [0.115, 0.786, 0.099],
    [-0.004, -0.048, 1.052],
  ],
  deuteranopia: [
    [0.367, 0.861, -0.228],
    [0.28, 0.673, 0.047],
    [-0.012, 0.043, 0.969],
  ],
  tritanopia: [
    [1.256, -0.077, -0.179],
    [-0.078, 0.931, 0.148],
    [0.005, 0.691, 0.304],
  ],
};

const seen = (sight: readonly Colour[], colour: Colour): Colour => {
  const [r = 0, g = 0, b = 0] = sight.map((row) => {
    const value = row[0] * colour[0] + row[1] * colour[1] + row[2] * colour[2];
    return Math.min(1, Math.max(0, value));
  });
  return [r, g, b];
};

/** CIE L*a*b*: equal distances look about equally different. */
const lab = ([r, g, b]: Colour): Colour => {
  const curve = (t: number): number => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116);
  const x = curve((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505);
  const y = curve(0.2126 * r + 0.7152 * g + 0.0722 * b);
  const z = curve((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
};
const apart = (a: Colour, b: Colour): number => {
  const [from, to] = [lab(a), lab(b)];
  return Math.hypot(from[0] - to[0], from[1] - to[1], from[2] - to[2]);
};
const light = ([r, g, b]: Colour): number => 0.2126 * r + 0.7152 * g + 0.0722 * b;
const contrast = (a: Colour, b: Colour): number => {
  const [dark = 0, bright = 0] = [light(a), light(b)].toSorted((x, y) => x - y);
  return (bright + 0.05) / (dark + 0.05);
};

const PLAYERS = [0, 1, 2, 3] as const;
const DIFFERENT = 25;

describe.each([
  ['day', day],
  ['night', night],
])('by %s', (_, theme) => {
  test.each(Object.entries(SIGHTS))('players differ to eyes with %s', (_name, sight) => {
    for (const one of PLAYERS) {
      for (const other of PLAYERS.slice(one + 1)) {
        const [a, b] = [one, other].map((player) => seen(sight, token(theme, `player-${player}`)));
        if (a === undefined || b === undefined) throw new Error('there are two');
        expect(apart(a, b), `players ${one} and ${other}`).toBeGreaterThan(DIFFERENT);
      }
    }
  });

  test('text can be read on page and wall, marks can be seen', () => {
    for (const name of ['ink', 'stone', 'sea', 'danger', 'ok']) {
      for (const ground of ['plaster', 'wall']) {
        expect(contrast(token(theme, name), token(theme, ground))).toBeGreaterThanOrEqual(4.5);
      }
    }
    for (const player of PLAYERS) {
      expect(contrast(token(theme, `player-${player}`), token(theme, 'block'))).toBeGreaterThanOrEqual(3);
    }
  });
});
