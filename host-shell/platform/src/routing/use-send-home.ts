import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { type ToastTone, toast } from '../toasts/toasts';
import { paths } from './paths';

/**
 * Shows the reason once and goes home, as soon as there is a reason (specification 8, loads that fail or are refused).
 */
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
