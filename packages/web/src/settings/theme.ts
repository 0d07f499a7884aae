/** Day or night, as the person or the system wants it. */

import { useEffect, useSyncExternalStore } from 'react';
import { useStore } from '../app/store.ts';
import { preferences } from './preferences.ts';

const night = matchMedia('(prefers-color-scheme: dark)');
const watch = (listener: () => void): (() => void) => {
  night.addEventListener('change', listener);
  return () => night.removeEventListener('change', listener);
};

export const useDark = (): boolean => {
  const { theme } = useStore(preferences);
  const system = useSyncExternalStore(watch, () => night.matches);
  return theme === 'auto' ? system : theme === 'dark';
};

export const useTheme = (): void => {
  const dark = useDark();
  useEffect(() => {
    document.documentElement.dataset.theme = dark ? 'dark' : 'light';
  }, [dark]);
};
