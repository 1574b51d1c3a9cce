import type { ContributionType, OrganizationDesk } from '@gyg/contract';
import type { ApiContext } from '../../../api-context';
import { presentGyg } from '..';
import { countsOf } from './gyg-counts.repository';
import { countHosted, listComing, sumBookedSince, sumNeeds } from './hosted-gygs.repository';

const week = 7 * 24 * 60 * 60 * 1000;
const shown = 6;

type HostedGygs = Pick<OrganizationDesk, 'gygs' | 'skills' | 'items' | 'next' | 'coming'>;

/**
 * The gygs of a host in numbers, and the next ones with counts, drafts too: check permission first. Six statements,
 * however many gygs and bookings it has.
 */
export async function getHostedGygs(
  { db: { read }, config }: ApiContext,
  organizationId: string,
  now: Date,
): Promise<HostedGygs> {
  const [states, needs, lastWeek, rows] = await Promise.all([
    countHosted(read, organizationId, now),
    sumNeeds(read, organizationId, now),
    sumBookedSince(read, organizationId, new Date(now.getTime() - week), now),
    listComing(read, organizationId, now, shown),
  ]);
  const counts = await countsOf(
    read,
    rows.map((row) => row.id),
  );
  const filled = (kind: ContributionType) => {
    const { booked = 0, offered = 0 } = needs.find((one) => one.kind === kind) ?? {};
    return { booked, offered, lastWeek: lastWeek.find((one) => one.kind === kind)?.booked ?? 0 };
  };
  const gygs = rows.map((row) => presentGyg(row, config, now, counts.get(row.id)));
  const [next = null, ...coming] = gygs[0]?.state === 'CREATED' ? [null, ...gygs] : gygs;
  return {
    gygs: states,
    skills: filled('SKILL'),
    items: filled('COMMODITY'),
    next,
    coming: coming.flatMap((gyg) => gyg ?? []).slice(0, shown - 1),
  };
}
