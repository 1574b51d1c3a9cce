import { useNavigate, useSearchParams } from '@gyg/platform';
import { useMemo } from 'react';
import { type ChangeGygList, changeGygList, gygListAddress, readGygList } from './gyg-list';

/** The list in the address of a screen at `path`, and a function that changes it. */
export function useGygList(path: string) {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const list = useMemo(() => readGygList(params), [params]);
  const change: ChangeGygList = (changes, { replace = false } = {}) => {
    void navigate(gygListAddress(path, changeGygList(list, changes)), { replace, preventScrollReset: true });
  };
  return { list, change };
}
