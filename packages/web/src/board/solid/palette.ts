/** The colours of the island by day and by night. Numbers, because that is what three wants. */

export interface Palette {
  readonly water: number;
  readonly shallow: number;
  readonly foam: number;
  /** The light of sun or moon on the water. */
  readonly glitter: number;
  readonly glitterStrength: number;
  /** The layers of the cliff, from above. */
  readonly rock: readonly [number, number, number, number];
  readonly rim: number;
  readonly joint: number;
  /** Paving stones, and the whitewash between them. */
  readonly tile: number;
  readonly tileAlt: number;
  readonly whitewash: number;
  readonly label: string;
  /** What grows on the rock: leaves and blossom. */
  readonly leaf: number;
  readonly blossom: number;
  /** What falls on the ground around a tower: its shade by day, the light of its windows by night. */
  readonly shade: number;
  readonly shadeStrength: number;
  readonly glow: number;
  readonly glowStrength: number;
  readonly plaster: readonly [number, number, number];
  readonly door: number;
  readonly glass: number;
  readonly dome: number;
  readonly players: readonly number[];
  readonly base: number;
  /** The light that falls on a winner. */
  readonly shaft: number;
  readonly sun: number;
  readonly sunStrength: number;
  readonly sky: number;
  readonly earth: number;
  readonly skyStrength: number;
  readonly move: number;
  readonly build: number;
  /** The body of a piece that could be built. */
  readonly ghost: number;
  readonly power: number;
  readonly accent: number;
  readonly danger: number;
  readonly numeral: string;
}

export const DAY: Palette = {
  water: 0x1f7fa6,
  shallow: 0x5cc0cf,
  foam: 0xf2fbfa,
  glitter: 0xfff3d2,
  glitterStrength: 0.34,
  rock: [0xcfae83, 0xa8643f, 0x7c4a35, 0x5d4038],
  rim: 0xf0e7d3,
  joint: 0xa58d62,
  tile: 0xd9c6a0,
  tileAlt: 0xcbb58a,
  whitewash: 0xf4ebd9,
  label: '#5c4a2c',
  leaf: 0x5f7f3f,
  blossom: 0xc8447f,
  shade: 0x4a2f14,
  shadeStrength: 0.55,
  glow: 0xffe2a8,
  glowStrength: 0,
  plaster: [0xfdfaf4, 0xf7f1e6, 0xefe7d8],
  door: 0x2a5db0,
  glass: 0x35506b,
  dome: 0x2463c6,
  players: [0xc43c1c, 0x27323c, 0x2f9470, 0x9a4f9f],
  base: 0xfff3dc,
  shaft: 0xffdf94,
  sun: 0xffedcf,
  sunStrength: 2.75,
  sky: 0xd3e4fb,
  earth: 0xd2ae80,
  skyStrength: 1.3,
  move: 0x0d7a66,
  build: 0xb5650a,
  ghost: 0xffdf9e,
  power: 0x8a35a0,
  accent: 0xc43c1c,
  danger: 0xb3202e,
  numeral: '#3b342a',
};

export const NIGHT: Palette = {
  water: 0x0a2438,
  shallow: 0x1b5a75,
  foam: 0x9cc4d4,
  glitter: 0xe4eeff,
  glitterStrength: 0.62,
  rock: [0x6d655f, 0x564b47, 0x433b3a, 0x332f31],
  rim: 0x9aa5b4,
  joint: 0x3d4652,
  tile: 0x66717f,
  tileAlt: 0x5a6573,
  whitewash: 0x8c98a8,
  label: '#131a22',
  leaf: 0x35503f,
  blossom: 0x7a3a5c,
  shade: 0x05080c,
  shadeStrength: 0.7,
  glow: 0xffb14a,
  glowStrength: 0.5,
  plaster: [0xe6edf7, 0xdbe4f0, 0xcfd9e7],
  door: 0xd98a3c,
  glass: 0xffd27a,
  dome: 0x4a80e6,
  players: [0xf0562a, 0x1c242c, 0x3aa981, 0xb062b5],
  base: 0xf2efe6,
  shaft: 0xffe6b0,
  sun: 0xd5e0fb,
  sunStrength: 2.1,
  sky: 0x7187b4,
  earth: 0x33343c,
  skyStrength: 1.25,
  move: 0x63dcc0,
  build: 0xffc069,
  ghost: 0xffd9a0,
  power: 0xe09af0,
  accent: 0xff7a52,
  danger: 0xff6a70,
  numeral: '#1a222c',
};
