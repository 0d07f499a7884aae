/** Events as frames. One entry goes to many watchers, so it is written once for all who see the same. */

import type { Entry, Room } from '../room/room.ts';
import { isOpenToAll, type Viewer, viewEntry } from '../room/view.ts';
import { frameOf } from './line.ts';

let lastEntry: Entry | undefined;
let lastViewer: Viewer;
let lastText = '';
let lastFrame: Buffer | undefined;

const HEAD = '{"type":"event",';

/** `id`: of the command that the event answers, for the one who sent it. */
export const encodeEvent = (after: Room, entry: Entry, viewer: Viewer, id?: string): Buffer => {
  if (entry !== lastEntry || (viewer !== lastViewer && !isOpenToAll(after))) {
    lastText = JSON.stringify(viewEntry(after, entry, viewer));
    lastFrame = undefined;
    lastEntry = entry;
    lastViewer = viewer;
  }
  if (id !== undefined) return frameOf(`${HEAD}"id":${JSON.stringify(id)},${lastText.slice(HEAD.length)}`);
  lastFrame ??= frameOf(lastText);
  return lastFrame;
};
