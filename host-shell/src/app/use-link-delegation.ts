import { useNavigate } from '@gyg/platform';
import { useEffect } from 'react';
import { addressOfClick } from './link-delegation';

/** Makes plain links navigate without a reload, in areas and in the frame. */
export function useLinkDelegation(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const address = addressOfClick(event);
      if (address === undefined) return;
      event.preventDefault();
      void navigate(address);
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, [navigate]);
}
