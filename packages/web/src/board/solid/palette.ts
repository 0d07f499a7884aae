/** The colours of the island by day and by night. Numbers, because that is what three wants. */

export interface Palette {
  readonly water: number;
  readonly shallow: number;
  readonly foam: number;
  readonly rock: number;
  readonly tile: number;
  readonly tileAlt: number;
  readonly label: string;
  readonly plaster: readonly [number, number, number];
  readonly door: number;
  readonly glass: number;
  readonly dome: number;
  readonly players: readonly number[];
  readonly base: number;
  readonly sun: number;
  readonly sunStrength: number;
  readonly sky: number;
  readonly earth: number;
  readonly skyStrength: number;
  readonly move: number;
  readonly build: number;
  readonly power: number;
  readonly accent: number;
  readonly danger: number;
  readonly numeral: string;
}

export const DAY: Palette = {
  water: 0x2b86a8,
  shallow: 0x62b4c9,
  foam: 0xe8f5f5,
  rock: 0xb08c66,
  tile: 0xdccba4,
  tileAlt: 0xd0bd92,
  label: '#5c4a2c',
  plaster: [0xfaf7f0, 0xf4efe4, 0xece5d6],
  door: 0x2a5db0,
  glass: 0x35506b,
  dome: 0x2d68c4,
  players: [0xc43c1c, 0x27323c, 0x2f9470, 0x9a4f9f],
  base: 0xffffff,
  sun: 0xfff0d8,
  sunStrength: 2.3,
  sky: 0xdfeefa,
  earth: 0xc9ad85,
  skyStrength: 1.75,
  move: 0x0d7a66,
  build: 0xc97a10,
  power: 0x8a35a0,
  accent: 0xc43c1c,
  danger: 0xb3202e,
  numeral: '#3b342a',
};

export const NIGHT: Palette = {
  water: 0x0d2f42,
  shallow: 0x184a61,
  foam: 0x6f98a8,
  rock: 0x4a4744,
  tile: 0x6b6f76,
  tileAlt: 0x5f646c,
  label: '#d7dde4',
  plaster: [0xc9d3e0, 0xc0cbd9, 0xb6c2d2],
  door: 0x22437c,
  glass: 0xffd27a,
  dome: 0x3f74d6,
  players: [0xf0562a, 0x1c242c, 0x3aa981, 0xb062b5],
  base: 0xe8ecf2,
  sun: 0xb9cdf0,
  sunStrength: 2,
  sky: 0x6d86ad,
  earth: 0x2a2622,
  skyStrength: 1.7,
  move: 0x63dcc0,
  build: 0xffc069,
  power: 0xe09af0,
  accent: 0xff7a52,
  danger: 0xff6a70,
  numeral: '#1a222c',
};
