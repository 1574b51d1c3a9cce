import { useLayoutEffect, useRef } from 'react';

/**
 * Keeps the focus in a list whose rows leave it when they are marked: it goes to the row that takes the place, or to the
 * heading if there is none. `shown` are the rows on screen.
 */
export function useNextRow(shown: readonly unknown[]) {
  const section = useRef<HTMLElement>(null);
  const pressed = useRef<{ button: Element | null; index: number }>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the rows have changed
  useLayoutEffect(() => {
    const before = pressed.current;
    pressed.current = undefined;
    if (before?.button === undefined || before.button === null || before.button.isConnected) return;
    const rows = section.current?.querySelectorAll<HTMLElement>('li') ?? [];
    const next = rows[Math.min(before.index, rows.length - 1)]?.querySelector('button');
    (next ?? section.current?.querySelector<HTMLElement>('h2'))?.focus({ preventScroll: true });
  }, [shown]);
  return {
    section,
    /** Call it with the index of a row before the row is marked. */
    pressIn: (index: number) => {
      const button = document.activeElement;
      if (section.current?.contains(button)) pressed.current = { button, index };
    },
  };
}
