/** How many columns a text takes on the screen. */

/** Letters that terminals draw two columns wide: those of East Asia, and pictures. */
const WIDE =
  /[\u1100-\u115F\u2E80-\uA4CF\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE6F\uFF00-\uFF60\uFFE0-\uFFE6]|\p{Emoji_Presentation}/gu;
/** Marks that stand on the letter before them. */
const WITHOUT_WIDTH = /[\p{M}\p{Cf}]/gu;

export const widthOf = (text: string): number => {
  const letters = text.replaceAll(WITHOUT_WIDTH, '');
  return Array.from(letters).length + (letters.match(WIDE)?.length ?? 0);
};

/** The text, or as much of its beginning as fits, with a sign that more was there. */
export const clip = (text: string, width: number): string => {
  if (widthOf(text) <= width) return text;
  let kept = '';
  for (const letter of text) {
    if (widthOf(kept + letter) > width - 1) break;
    kept += letter;
  }
  return `${kept}…`;
};
