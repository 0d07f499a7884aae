/**
 * Whoever works by keyboard or screen reader never loses the place. What had the focus is gone or dead now: the focus
 * goes on at the board, or at the top of the screen. With a pointer nothing lights up for it.
 */

let byKeyboard = false;
let held: Element | null = null;

/** Where somebody goes on who has no other place: the square of the board they were at, else the screen. */
export const focusOnward = (): void => {
  const board = document.querySelector<HTMLElement>('.game [data-square][tabindex="0"]');
  const next = byKeyboard && board !== null ? board : document.getElementById('content');
  next?.focus({ preventScroll: true });
};

/** Back to what opened something, if it is still of use. */
export const focusBack = (opener: Element | null): void => {
  if (opener instanceof HTMLElement && opener.isConnected && !opener.matches(':disabled, body')) {
    opener.focus({ preventScroll: true });
  } else focusOnward();
};

/** Answers with a function that stops watching. */
export const keepPlace = (root: Element): (() => void) => {
  const key = (): void => {
    byKeyboard = true;
  };
  const pointer = (): void => {
    byKeyboard = false;
  };
  const hold = (event: FocusEvent): void => {
    held = event.target instanceof Element ? event.target : null;
  };
  const look = (): void => {
    const lost = held !== null && (!held.isConnected || held.matches(':disabled'));
    // a button that has just been switched off still counts as active for a moment
    const active = document.activeElement;
    if (!lost || (active !== document.body && active !== held)) return;
    held = null;
    focusOnward();
  };
  const watch = new MutationObserver(look);
  addEventListener('keydown', key, true);
  addEventListener('pointerdown', pointer, true);
  addEventListener('focusin', hold);
  watch.observe(root, { subtree: true, childList: true, attributeFilter: ['disabled'] });
  return () => {
    removeEventListener('keydown', key, true);
    removeEventListener('pointerdown', pointer, true);
    removeEventListener('focusin', hold);
    watch.disconnect();
  };
};
