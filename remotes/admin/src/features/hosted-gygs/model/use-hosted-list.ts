import { useNavigate, useSearchParams } from '@gyg/platform';
import { useMemo } from 'react';
import { changeHostedList, type HostedList, hostedListAddress, readHostedList } from './hosted-list';

/** The address's list, and a way to another; `replace` makes no entry in the history (typing). */
export function useHostedList() {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const list = useMemo(() => readHostedList(params), [params]);
  const change = (changes: Partial<HostedList>, { replace = false } = {}) => {
    void navigate(hostedListAddress(changeHostedList(list, changes)), { replace, preventScrollReset: true });
  };
  return { list, change };
}
