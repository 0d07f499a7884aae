/** Pictures drawn in code, to be laid over geometry. */

import { CanvasTexture, Color, SRGBColorSpace } from 'three';

export const cssOf = (colour: number, alpha = 1): string => {
  const { r, g, b } = new Color(colour).convertLinearToSRGB();
  return `rgb(${r * 255} ${g * 255} ${b * 255} / ${alpha})`;
};

/** Always the same waves and stones: chance that follows from a number. */
export const chanceFrom = (seed: number): (() => number) => {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
};

export const drawing = (pixels: number, draw: (pen: CanvasRenderingContext2D) => void): CanvasTexture => {
  const canvas = document.createElement('canvas');
  canvas.width = pixels;
  canvas.height = pixels;
  const pen = canvas.getContext('2d');
  if (pen !== null) draw(pen);
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = SRGBColorSpace;
  texture.anisotropy = 8;
  return texture;
};
