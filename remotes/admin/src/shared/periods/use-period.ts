import { useNavigate, useSearchParams } from '@gyg/platform';
import { useMemo } from 'react';
import { type Period, type PeriodName, periodQuery, readPeriod } from './period';

/** The period in the address, its address at another path, and a function that changes it (back to the first page). */
export function usePeriod(path: string, names: readonly PeriodName[]) {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const period = useMemo(() => readPeriod(params, names), [params, names]);
  const address = (of: Period, at = path) => {
    const query = new URLSearchParams(periodQuery(of));
    return query.size === 0 ? at : `${at}?${query}`;
  };
  const change = (next: Period) => void navigate(address(next), { preventScrollReset: true });
  return { period, address, change };
}
