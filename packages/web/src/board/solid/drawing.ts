/** Pictures drawn in code, to be laid over geometry. */

import { CanvasTexture, Color, SRGBColorSpace } from 'three';

export const cssOf = (colour: number, alpha = 1): string => {
  const { r, g, b } = new Color(colour).convertLinearToSRGB();
  return `rgb(${r * 255} ${g * 255} ${b * 255} / ${alpha})`;
};

export const drawing = (pixels: number, draw: (pen: CanvasRenderingContext2D) => void): CanvasTexture => {
  const canvas = document.createElement('canvas');
  canvas.width = pixels;
  canvas.height = pixels;
  const pen = canvas.getContext('2d');
  if (pen !== null) draw(pen);
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = SRGBColorSpace;
  texture.anisotropy = 4;
  return texture;
};
