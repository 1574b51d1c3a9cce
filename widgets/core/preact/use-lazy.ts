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

/** Loads a part of an element's code when it is first needed. */
export function useLazy<Part>(needed: boolean, load: () => Promise<Part>): Lazy<Part> {
  // An object, because a part that is a function would be called by the setter.
  const [state, setState] = useState<{ part?: Part; failed: boolean }>({ failed: false });
  const [attempt, setAttempt] = useState(0);
  const isMissing = state.part === undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `load` is the same import each time
  useEffect(() => {
    if (!needed || !isMissing) return undefined;
    let isCurrent = true;
    load().then(
      (part) => isCurrent && setState({ part, failed: false }),
      () => isCurrent && setState({ failed: true }),
    );
    return () => {
      isCurrent = false;
    };
  }, [needed, isMissing, attempt]);
  const retry = useCallback(() => {
    setState({ failed: false });
    setAttempt((before) => before + 1);
  }, []);
  return { part: state.part, failed: state.failed, retry };
}
