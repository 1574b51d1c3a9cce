import { paths, toast, useNavigate } from '@gyg/platform';
import { useEffect, useRef } from 'react';

/** Says why once and goes home, as soon as there is a reason to. */
export function useSendHome(reason: string | undefined): void {
  const navigate = useNavigate();
  const sent = useRef(false);
  useEffect(() => {
    if (reason === undefined || sent.current) return;
    sent.current = true;
    toast.error(reason);
    void navigate(paths.home(), { replace: true });
  });
}
