/** The thread the engine thinks in: a file of our own, because only our bundler knows its address. */

import '@caldera/engine/browser-worker';
