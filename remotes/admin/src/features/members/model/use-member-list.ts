import { useNavigate, useSearchParams } from '@gyg/platform';
import { useMemo } from 'react';
import { changeMemberList, type MemberList, memberListAddress, readMemberList } from './member-list';

/** The list in the address, and a function that changes it. `replace` adds no history entry (while typing). */
export function useMemberList() {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const list = useMemo(() => readMemberList(params), [params]);
  const change = (changes: Partial<MemberList>, { replace = false } = {}) => {
    void navigate(memberListAddress(changeMemberList(list, changes)), { replace, preventScrollReset: true });
  };
  return { list, change };
}
