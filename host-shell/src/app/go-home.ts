import { paths, useNavigate } from '@gyg/platform';
import { useEffect } from 'react';

let go = () => location.assign(paths.home());

/** Goes to home, without a reload once the page is there. */
export const goHome = () => go();

/** Lets `goHome` use the page's router. */
export function useGoHome(): void {
  const navigate = useNavigate();
  useEffect(() => {
    go = () => void navigate(paths.home(), { replace: true });
  }, [navigate]);
}
