import { useState } from 'react';
import { nearby, usualRadius } from './search-where';
import type { SearchPartProps } from './use-search-state';

/** Give up after this time, in milliseconds; a position up to five minutes old is good enough. */
const patience = { timeout: 10_000, maximumAge: 300_000 };

/** Asks the browser for the user's position and searches around it. `problem` says why it did not work. */
export function useMyPosition({ onChange }: Pick<SearchPartProps, 'onChange'>) {
  const [status, setStatus] = useState<'idle' | 'locating' | 'refused' | 'unavailable'>('idle');
  return {
    locating: status === 'locating',
    problem: status === 'refused' || status === 'unavailable' ? status : undefined,
    dismiss: () => setStatus('idle'),
    locate: () => {
      const { geolocation } = navigator;
      if (geolocation === undefined) return setStatus('unavailable');
      setStatus('locating');
      geolocation.getCurrentPosition(
        ({ coords }) => {
          setStatus('idle');
          onChange({ where: nearby(coords.latitude, coords.longitude, usualRadius) });
        },
        ({ code, PERMISSION_DENIED }) => setStatus(code === PERMISSION_DENIED ? 'refused' : 'unavailable'),
        patience,
      );
    },
  };
}
export type MyPosition = ReturnType<typeof useMyPosition>;
