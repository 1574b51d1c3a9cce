import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { type ToastTone, toast } from '../toasts/toasts';
import { useHasLeft } from './page-routes';
import { paths } from './paths';

/**
 * Shows a toast with the reason once and redirects to home, unless the visitor has already left for another page. For loads
 * that fail or are refused.
 */
export function useSendHome(reason: string | undefined, tone: ToastTone = 'error'): void {
  const navigate = useNavigate();
  const hasLeft = useHasLeft();
  const sent = useRef(false);
  useEffect(() => {
    if (reason === undefined || sent.current || hasLeft()) return;
    sent.current = true;
    toast[tone](reason);
    void navigate(paths.home(), { replace: true });
  });
}
