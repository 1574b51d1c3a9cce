import { useNavigate, useSearchParams } from '@gyg/platform';
import { useMemo } from 'react';
import { type AuditList, auditListAddress, changeAuditList, readAuditList } from './audit-list';

/** The list in the address, and a function that changes it. `replace` adds no history entry (while typing). */
export function useAuditList() {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const list = useMemo(() => readAuditList(params), [params]);
  const change = (changes: Partial<AuditList>, { replace = false } = {}) => {
    void navigate(auditListAddress(changeAuditList(list, changes)), { replace, preventScrollReset: true });
  };
  return { list, change };
}
