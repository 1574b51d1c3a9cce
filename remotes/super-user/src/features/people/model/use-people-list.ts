import { useNavigate, useSearchParams } from '@gyg/platform';
import { useMemo } from 'react';
import { type PeopleList, peopleListAddress, readPeopleList } from './people-list';

/** The list in the address, and a function that changes it and returns to its first page. */
export function usePeopleList() {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const list = useMemo(() => readPeopleList(params), [params]);
  const change = (changes: Partial<PeopleList>, { replace = false } = {}) => {
    const address = peopleListAddress({ ...list, page: 1, ...changes });
    void navigate(address, { replace, preventScrollReset: true });
  };
  return { list, change };
}
