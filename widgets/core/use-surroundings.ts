import { useMemo, useSyncExternalStore } from 'react';
import { languageAround, type Surroundings, themeAround, watchSurroundings } from './surroundings';

/** The theme and language of the page around an element, followed as they change. */
export function useSurroundings(element: Element): Surroundings {
  const theme = useSyncExternalStore(watchSurroundings, () => themeAround(element));
  const language = useSyncExternalStore(watchSurroundings, () => languageAround(element));
  return useMemo(() => ({ theme, language }), [theme, language]);
}
