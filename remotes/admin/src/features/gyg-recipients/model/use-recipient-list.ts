import { paths, useNavigate, useSearchParams } from '@gyg/platform';
import { useMemo } from 'react';
import { type RecipientList, readRecipientList, recipientListQuery } from './recipient-list';

/** The list of recipients in the address. Any change except of the page resets to the first page. */
export function useRecipientList(gygId: string) {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const list = useMemo(() => readRecipientList(params), [params]);
  const href = (change: Partial<RecipientList>) =>
    paths.deskRecipients(gygId) + recipientListQuery({ ...list, page: 1, ...change });
  const change = (changes: Partial<RecipientList>, { replace = false } = {}) =>
    void navigate(href(changes), { replace, preventScrollReset: true });
  return { list, href, change };
}
