import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { type ToastTone, toast } from '../toasts/toasts';
import { paths } from './paths';

/** Shows a toast with the reason once and redirects to home. For loads that fail or are refused. */
export function useSendHome(reason: string | undefined, tone: ToastTone = 'error'): void {
  const navigate = useNavigate();
  const sent = useRef(false);
  useEffect(() => {
    if (reason === undefined || sent.current) return;
    sent.current = true;
    toast[tone](reason);
    void navigate(paths.home(), { replace: true });
  });
}
