import { useSyncExternalStore } from 'react';

type Theme = 'light' | 'dark';

/** Absent where there is no layout. */
const system = (): MediaQueryList | undefined => globalThis.matchMedia?.('(prefers-color-scheme: dark)');

/** The theme that the visitor chose, else the system's. */
function pageTheme(): Theme {
  const chosen = document.documentElement.dataset.theme;
  if (chosen === 'light' || chosen === 'dark') return chosen;
  return system()?.matches ? 'dark' : 'light';
}

const listeners = new Set<() => void>();
let stop: () => void = () => undefined;

/** Observes the page once for all its components. */
function observe(): () => void {
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const observer = new MutationObserver(tell);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] });
  const query = system();
  query?.addEventListener?.('change', tell);
  return () => {
    observer.disconnect();
    query?.removeEventListener?.('change', tell);
  };
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) stop = observe();
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) stop();
  };
}

/** The theme of the page, `light` or `dark`; renders again when it changes. For what CSS cannot choose, such as files. */
export const usePageTheme = (): Theme => useSyncExternalStore(subscribe, pageTheme, () => 'light');
