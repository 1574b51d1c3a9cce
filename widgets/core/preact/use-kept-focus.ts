import { useLayoutEffect } from 'react';

const watched = new WeakSet<Element>();
const controls = 'button:not(:disabled), input, select, textarea';

/** The first thing that can take the focus in a place, or in one of those around it. */
function nextIn(place: Node | null): HTMLElement | undefined {
  for (let at = place; at instanceof HTMLElement; at = at.parentElement) {
    const next = at.querySelector<HTMLElement>('[data-focus]') ?? at.querySelector<HTMLElement>(controls);
    if (next) return next;
  }
  return undefined;
}

function keepFocus(element: Element): void {
  const root = element.shadowRoot;
  if (!root || watched.has(element)) return;
  watched.add(element);
  let last = root.activeElement;
  root.addEventListener('focusin', ({ target }) => {
    last = target instanceof HTMLElement ? target : null;
  });
  root.addEventListener('focusout', ({ target }) =>
    queueMicrotask(() => {
      if (last === target && last?.isConnected && root.activeElement !== last) last = null;
    }),
  );
  new MutationObserver((records) => {
    if (!last || last.isConnected) return;
    const place = records.find(({ removedNodes }) => [...removedNodes].some((node) => node.contains(last)))?.target;
    // Something else has taken it.
    if (document.activeElement === document.body) nextIn(place ?? null)?.focus();
    last = root.activeElement;
  }).observe(root, { childList: true, subtree: true });
}

/**
 * For as long as the element exists: when what has the focus is taken away and nothing takes it, it moves to what stands
 * there now. Otherwise someone who uses keys would have to begin at the top of the page. It watches before the first
 * paint: what someone sees can be chosen, and be gone, before later effects run.
 */
export const useKeptFocus = (element: HTMLElement): void => useLayoutEffect(() => keepFocus(element), [element]);
