import { useLanguage } from '@gyg/platform';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { type Autosave, type AutosaveState, createAutosave } from './autosave';

/**
 * The autosave of one editor. A page that is hidden or left saves at once; a connection that is back tries again. While
 * something is unsaved, the browser asks before the tab closes. In another language, what was refused is sent again, so
 * that its reason is in that language.
 */
export function useAutosave(): Autosave {
  const [autosave] = useState(createAutosave);
  useEffect(() => {
    const onHide = () => {
      if (document.visibilityState === 'hidden') void autosave.flush({ leaving: true });
    };
    const onOnline = () => void autosave.flush();
    const onLeave = (event: BeforeUnloadEvent) => {
      const { kind, manual } = autosave.getState();
      if (kind !== 'saved' || manual) event.preventDefault();
    };
    document.addEventListener('visibilitychange', onHide);
    window.addEventListener('online', onOnline);
    window.addEventListener('beforeunload', onLeave);
    return () => {
      document.removeEventListener('visibilitychange', onHide);
      window.removeEventListener('online', onOnline);
      window.removeEventListener('beforeunload', onLeave);
    };
  }, [autosave]);
  const language = useLanguage();
  const before = useRef(language);
  useEffect(() => {
    if (before.current !== language) void autosave.retry();
    before.current = language;
  }, [autosave, language]);
  return autosave;
}

export const useAutosaveState = (autosave: Autosave): AutosaveState =>
  useSyncExternalStore(autosave.subscribe, autosave.getState);
