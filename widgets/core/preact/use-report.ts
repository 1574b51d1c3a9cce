import { useEffect } from 'react';
import { announceError } from '../error-event';
import type { WidgetError } from '../widget-error';

/** Tells the page about each error once. */
export function useReport(element: HTMLElement, error: WidgetError | undefined, hint?: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another hint is no other error
  useEffect(() => {
    if (error) announceError(element, error, hint);
  }, [element, error]);
}
