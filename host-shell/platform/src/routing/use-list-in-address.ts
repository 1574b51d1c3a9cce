import { useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';

/** A list whose filters, order and page are only in the address, so that links and the back button work. */
export interface ListInAddress<List> {
  list: List;
  /** The address of the list with a change. Any change except of the page resets to the first page. */
  href: (changes: Partial<List>) => string;
  /** Opens the list with a change. `replace` adds no history entry (while typing). */
  change: (changes: Partial<List>, options?: { replace?: boolean }) => void;
}

/** The list in the current address. `read` reads the query of an address, `addressOf` writes it. */
export function useListInAddress<List extends { readonly page: number }>(
  read: (params: URLSearchParams) => List,
  addressOf: (list: List) => string,
): ListInAddress<List> {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const list = useMemo(() => read(params), [read, params]);
  const href = (changes: Partial<List>) => addressOf({ ...list, page: 1, ...changes });
  return {
    list,
    href,
    change: (changes, { replace = false } = {}) => void navigate(href(changes), { replace, preventScrollReset: true }),
  };
}
