import type { Database, Reader } from '@gyg/database';
import { listRegistrations, touchOriginRows } from './origin.repository';

/** A registered site: what at least one organisation lets it do. */
export interface PartnerOrigin {
  origin: string;
  organizationIds: string[];
  mayLogIn: boolean;
  mayFrame: boolean;
  /** When it was last used, to the hour; null if never. */
  lastSeenAt: Date | null;
}

const hour = 60 * 60_000;

/** The site with this origin, as a browser sends it; undefined if no organisation has registered it. */
export async function findPartnerOrigin(read: Reader, origin: string): Promise<PartnerOrigin | undefined> {
  const rows = await listRegistrations(read, origin);
  if (rows.length === 0) return undefined;
  const seen = rows.flatMap(({ lastSeenAt }) => lastSeenAt?.getTime() ?? []);
  return {
    origin,
    organizationIds: rows.map(({ organizationId }) => organizationId),
    mayLogIn: rows.some(({ mayLogIn }) => mayLogIn),
    mayFrame: rows.some(({ mayFrame }) => mayFrame),
    // A registration that has never been used since it was added is marked too.
    lastSeenAt: seen.length < rows.length ? null : new Date(Math.min(...seen)),
  };
}

/** Records that a site was used; writes at most once an hour. */
export async function touchOrigin(db: Pick<Database, 'tx'>, site: PartnerOrigin, now: Date): Promise<void> {
  const before = new Date(now.getTime() - hour);
  if (site.lastSeenAt !== null && site.lastSeenAt > before) return;
  await db.tx((t) => touchOriginRows(t, site.origin, now, before));
}
