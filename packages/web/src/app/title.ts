/** The title of the page: where one is, or that somebody waits for you. */

const NAME = 'Caldera';

let place = '';
let sign = '';

const show = (): void => {
  const parts = sign === '' ? [place, NAME] : [`● ${sign}`, NAME];
  document.title = parts.filter((part) => part !== '').join(' · ');
};

export const titlePlace = (name: string): void => {
  place = name;
  show();
};

/** Answers with a function that takes the sign down. */
export const titleSign = (text: string): (() => void) => {
  sign = text;
  show();
  return () => {
    sign = '';
    show();
  };
};
