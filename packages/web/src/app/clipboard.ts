/** Puts text where it can be pasted from. Browsers allow it only on safe addresses; elsewhere there is the old way. */

const copyByHand = (text: string): boolean => {
  const field = document.createElement('textarea');
  field.value = text;
  // a dialog that is open keeps the focus to itself
  (document.querySelector('dialog[open]') ?? document.body).append(field);
  field.select();
  const copied = document.execCommand('copy');
  field.remove();
  return copied;
};

/** Whether it worked. */
export const copyText = async (text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyByHand(text);
  }
};
