import type { Handlers } from '../../http/call';
import { listAuditEntries } from './audit.service';

export const auditHandlers = {
  listAuditEntries: ({ context, actor, query, now }) => listAuditEntries(context, actor, query, now),
} satisfies Partial<Handlers>;
