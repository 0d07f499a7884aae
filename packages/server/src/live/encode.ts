/** Events as text. One entry goes to many watchers, so it is written once for all who see the same. */

import type { Entry, Room } from '../room/room.ts';
import { isOpenToAll, type Viewer, viewEntry } from '../room/view.ts';

let lastEntry: Entry | undefined;
let lastViewer: Viewer;
let lastText = '';

const HEAD = '{"type":"event",';

/** `id`: of the command that the event answers, for the one who sent it. */
export const encodeEvent = (after: Room, entry: Entry, viewer: Viewer, id?: string): string => {
  if (entry !== lastEntry || (viewer !== lastViewer && !isOpenToAll(after))) {
    lastText = JSON.stringify(viewEntry(after, entry, viewer));
    lastEntry = entry;
    lastViewer = viewer;
  }
  return id === undefined ? lastText : `${HEAD}"id":${JSON.stringify(id)},${lastText.slice(HEAD.length)}`;
};
