import type { Origin } from '@gyg/contract';
import type { OriginRow } from './origin.repository';

/** An origin; without the name of a person who erased their account. */
export function presentOrigin({ organizationId: _own, erasedAt, createdAt, lastSeenAt, ...row }: OriginRow): Origin {
  return {
    ...row,
    addedByName: erasedAt === null ? row.addedByName : null,
    lastSeenAt: lastSeenAt?.toISOString() ?? null,
    created: createdAt.toISOString(),
  };
}
