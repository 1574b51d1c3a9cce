import { paths, useNavigate, useSearchParams } from '@gyg/platform';
import { useMemo } from 'react';
import { type RequestList, readRequestList, requestListQuery } from './request-list';

/** The list of requests in the address. Any change except of the page resets to the first page. */
export function useRequestList(gygId: string) {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const list = useMemo(() => readRequestList(params), [params]);
  const href = (change: Partial<RequestList>) =>
    paths.deskRepresentations(gygId) + requestListQuery({ ...list, page: 1, ...change });
  const search = (keyword: string) => void navigate(href({ keyword }), { replace: true, preventScrollReset: true });
  return { list, href, search };
}
