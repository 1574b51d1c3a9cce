import type { AuditEntry } from '@gyg/contract';
import { paths } from '@gyg/platform';

/** The page of what an entry is about; undefined if it has none or was removed. */
export function targetPage({ kind, id, name, friendlyUrl, gygId }: AuditEntry['target']): string | undefined {
  if (name === null) return undefined;
  if (kind === 'user') return paths.user(id);
  if (kind === 'gyg') return paths.gyg(id);
  if (kind === 'story' && gygId !== null) return paths.story(gygId, id);
  if (kind === 'organization' && friendlyUrl !== null) return paths.organizationByName(friendlyUrl);
  return kind === 'organizationRequest' ? paths.organizationRequests(id) : undefined;
}
