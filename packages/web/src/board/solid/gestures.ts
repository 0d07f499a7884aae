/** Fingers and mouse on the canvas. A drag under 8 pixels is a tap; two fingers pinch and twist; the wheel zooms. */

import type { OrbitCamera } from './camera.ts';

const TAP_PIXELS = 8;

interface Finger {
  x: number;
  y: number;
}

export interface GestureHandlers {
  readonly onTap: (x: number, y: number) => void;
  readonly onHover: (x: number, y: number) => void;
  readonly onLeave: () => void;
}

const between = (a: Finger, b: Finger): { readonly distance: number; readonly angle: number } => ({
  distance: Math.hypot(a.x - b.x, a.y - b.y),
  angle: Math.atan2(a.y - b.y, a.x - b.x),
});

/** Answers with a function that stops listening. */
export const listenToGestures = (
  canvas: HTMLCanvasElement,
  camera: OrbitCamera,
  { onTap, onHover, onLeave }: GestureHandlers,
): (() => void) => {
  const fingers = new Map<number, Finger>();
  let start: Finger | undefined;
  let dragging = false;

  const down = (event: PointerEvent): void => {
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (fingers.size === 1) {
      start = { x: event.clientX, y: event.clientY };
      dragging = false;
    } else {
      dragging = true;
    }
    canvas.setPointerCapture(event.pointerId);
  };
  const move = (event: PointerEvent): void => {
    const finger = fingers.get(event.pointerId);
    if (finger === undefined) return onHover(event.clientX, event.clientY);
    const before = [...fingers.values()].map((each) => ({ ...each }));
    const [x, y] = [event.clientX - finger.x, event.clientY - finger.y];
    if (start !== undefined && Math.hypot(event.clientX - start.x, event.clientY - start.y) >= TAP_PIXELS) {
      dragging = true;
    }
    if (!dragging) return;
    finger.x = event.clientX;
    finger.y = event.clientY;
    const [first, second] = [...fingers.values()];
    const [firstBefore, secondBefore] = before;
    if (fingers.size === 1) camera.orbit(x, y, canvas.clientWidth);
    else if (
      first !== undefined &&
      second !== undefined &&
      firstBefore !== undefined &&
      secondBefore !== undefined
    ) {
      const [was, is] = [between(firstBefore, secondBefore), between(first, second)];
      if (is.distance > 0) camera.zoom(was.distance / is.distance);
      camera.twist(is.angle - was.angle);
    }
  };
  const up = (event: PointerEvent): void => {
    if (!fingers.delete(event.pointerId)) return;
    if (!dragging && event.type === 'pointerup') onTap(event.clientX, event.clientY);
    if (fingers.size === 0) start = undefined;
  };
  const wheel = (event: WheelEvent): void => {
    event.preventDefault();
    camera.zoom(Math.exp(Math.sign(event.deltaY) * 0.08));
  };

  canvas.addEventListener('pointerdown', down);
  canvas.addEventListener('pointermove', move);
  canvas.addEventListener('pointerup', up);
  canvas.addEventListener('pointercancel', up);
  canvas.addEventListener('pointerleave', onLeave);
  canvas.addEventListener('wheel', wheel, { passive: false });
  return () => {
    canvas.removeEventListener('pointerdown', down);
    canvas.removeEventListener('pointermove', move);
    canvas.removeEventListener('pointerup', up);
    canvas.removeEventListener('pointercancel', up);
    canvas.removeEventListener('pointerleave', onLeave);
    canvas.removeEventListener('wheel', wheel);
  };
};
