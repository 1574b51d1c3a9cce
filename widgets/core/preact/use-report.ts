import { useEffect } from 'react';
import type { WidgetError } from '../widget-error';
import { reportError } from './gyg-error-event';

/** Tells the page about each error once. */
export function useReport(element: HTMLElement, error: WidgetError | undefined, hint?: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another hint is no other error
  useEffect(() => {
    if (error) reportError(element, error, hint);
  }, [element, error]);
}
