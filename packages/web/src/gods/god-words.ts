/** What a power is called and does, in the language in use. The rules speak English; other languages are added here. */

import type { God } from '@caldera/rules';
import { useMemo } from 'react';
import { useWords } from '../words/index.ts';

export interface GodWords {
  readonly powerOf: (god: God) => string;
  readonly titleOf: (god: God) => string;
}

export const useGodWords = (): GodWords => {
  const { godWords } = useWords();
  return useMemo(
    () => ({
      powerOf: (god) => godWords[god.id]?.power ?? god.power,
      titleOf: (god) => godWords[god.id]?.title ?? god.title ?? '',
    }),
    [godWords],
  );
};
