import { useEffect } from 'react';
import { announceError } from '../error-event';
import type { WidgetError } from '../widget-error';

/** Tells the page and its developer about each error once. */
export function useReport(element: HTMLElement, error: WidgetError | undefined): void {
  useEffect(() => {
    if (error) announceError(element, error);
  }, [element, error]);
}
