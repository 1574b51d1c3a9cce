import type { ApiError } from '@gyg/contract/client';
import { useEffect } from 'react';
import { announceError } from '../error-event';

/** Tells the page and its developer about each error once. */
export function useReport(element: HTMLElement, error: ApiError | undefined): void {
  useEffect(() => {
    if (error) announceError(element, error);
  }, [element, error]);
}
