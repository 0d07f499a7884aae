/** Sounds made in code: stone on stone, a step, a bell, a chord. Silent until somebody asks for them. */

import type { Event } from '@caldera/rules';
import { preferences } from '../settings/preferences.ts';

let context: AudioContext | undefined;

const ready = (): { readonly audio: AudioContext; readonly out: GainNode } | undefined => {
  const { sound, volume } = preferences.get();
  if (!sound || typeof AudioContext === 'undefined') return undefined;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  const out = context.createGain();
  out.gain.value = volume * 0.5;
  out.connect(context.destination);
  return { audio: context, out };
};

/** A burst of noise through a filter: stone. */
const knock = (pitch: number, length: number, delay = 0): void => {
  const player = ready();
  if (player === undefined) return;
  const { audio, out } = player;
  const frames = Math.floor(audio.sampleRate * length);
  const buffer = audio.createBuffer(1, frames, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < frames; index += 1) {
    samples[index] = (Math.random() * 2 - 1) * Math.exp((-6 * index) / frames);
  }
  const source = audio.createBufferSource();
  const filter = audio.createBiquadFilter();
  filter.type = 'bandpass';
  filter.frequency.value = pitch;
  filter.Q.value = 3;
  source.buffer = buffer;
  source.connect(filter).connect(out);
  source.start(audio.currentTime + delay);
};

const tone = (pitch: number, length: number, delay = 0): void => {
  const player = ready();
  if (player === undefined) return;
  const { audio, out } = player;
  const start = audio.currentTime + delay;
  const voice = audio.createOscillator();
  const shape = audio.createGain();
  voice.type = 'sine';
  voice.frequency.value = pitch;
  shape.gain.setValueAtTime(0.0001, start);
  shape.gain.exponentialRampToValueAtTime(0.5, start + 0.01);
  shape.gain.exponentialRampToValueAtTime(0.0001, start + length);
  voice.connect(shape).connect(out);
  voice.start(start);
  voice.stop(start + length);
};

export const bell = (): void => {
  tone(880, 0.5);
  tone(1320, 0.4, 0.08);
};

const WIN_CHORD = [392, 494, 587, 784] as const;

export const chord = (): void => {
  for (const [index, pitch] of WIN_CHORD.entries()) tone(pitch, 1.2, index * 0.09);
};

export const soundOf = (event: Event): void => {
  switch (event.kind) {
    case 'placed':
    case 'moved':
      return knock(320, 0.09);
    case 'forced':
    case 'swapped':
      return knock(220, 0.16);
    case 'built':
      return event.piece === 'dome' ? knock(170, 0.22, 0.1) : knock(620, 0.12, 0.1);
    case 'unbuilt':
    case 'removed':
      return knock(140, 0.3);
    case 'noted':
    case 'cancelled':
      return undefined;
  }
};
