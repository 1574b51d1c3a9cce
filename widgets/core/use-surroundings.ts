import { useMemo, useSyncExternalStore } from 'react';
import { faceAround, type Surroundings, themeAround, watchSurroundings } from './surroundings';
import { languageAround } from './texts';

/** The theme, language and font of the page around an element. Updates when they change. */
export function useSurroundings(element: Element): Surroundings {
  const theme = useSyncExternalStore(watchSurroundings, () =>
    themeAround(element.parentElement ?? document.documentElement),
  );
  const language = useSyncExternalStore(watchSurroundings, () => languageAround(element));
  const face = useSyncExternalStore(watchSurroundings, () => faceAround(element));
  return useMemo(() => ({ theme, language, face }), [theme, language, face]);
}
