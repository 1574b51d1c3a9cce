import { useCallback, useEffect, useState } from 'react';

/** Converted once, for all elements on the page. */
const sheetOf = new Map<string, CSSStyleSheet>();

/** Adds style sheets to an element's shadow root, each once. */
export function adoptStyles(element: Element, texts: readonly string[]): void {
  const root = element.shadowRoot;
  if (!root) return;
  for (const text of texts) {
    const sheet = sheetOf.get(text) ?? new CSSStyleSheet();
    if (!sheetOf.has(text)) sheet.replaceSync(text);
    sheetOf.set(text, sheet);
    if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets.push(sheet);
  }
}

export interface Lazy<Part> {
  readonly part: Part | undefined;
  readonly failed: boolean;
  readonly retry: () => void;
}

interface LazyState<Part> {
  /** The key that the part is for, or that could not be loaded. */
  readonly key?: string;
  readonly part?: Part;
  readonly failed: boolean;
}

/**
 * Loads a part of an element's code when it is first needed: `key` is undefined until then. For another key, such as
 * another language, it is loaded again; until then the part before stays.
 */
export function useLazy<Part>(key: string | undefined, load: () => Promise<Part>): Lazy<Part> {
  // An object, because a part that is a function would be called by the setter.
  const [state, setState] = useState<LazyState<Part>>({ failed: false });
  const [attempt, setAttempt] = useState(0);
  const isNeeded = key !== undefined && key !== state.key;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `load` is the same for the same key
  useEffect(() => {
    if (!isNeeded) return undefined;
    let isCurrent = true;
    load().then(
      (part) => isCurrent && setState({ key, part, failed: false }),
      () => isCurrent && setState((before) => ({ ...before, key, failed: true })),
    );
    return () => {
      isCurrent = false;
    };
  }, [isNeeded, key, attempt]);
  const retry = useCallback(() => {
    setState(({ key: _, ...before }) => ({ ...before, failed: false }));
    setAttempt((before) => before + 1);
  }, []);
  return { part: state.part, failed: state.failed, retry };
}
