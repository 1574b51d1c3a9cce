import { useNavigate, useSearchParams } from '@gyg/platform';
import { useMemo } from 'react';
import { changeHostedList, type HostedList, hostedListAddress, readHostedList } from './hosted-list';

/** The list in the address, and a function that changes it. `replace` adds no history entry (while typing). */
export function useHostedList() {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const list = useMemo(() => readHostedList(params), [params]);
  const change = (changes: Partial<HostedList>, { replace = false } = {}) => {
    void navigate(hostedListAddress(changeHostedList(list, changes)), { replace, preventScrollReset: true });
  };
  return { list, change };
}
