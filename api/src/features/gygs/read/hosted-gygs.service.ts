import type { ContributionType, Gyg, GygCounts, GygState, OrganizationDesk } from '@gyg/contract';
import type { Reader } from '@gyg/database';
import type { Actor } from '../../../access/actor';
import type { ApiContext } from '../../../api-context';
import type { Asked } from '..';
import { countStates } from './find-gygs.service';
import { countsOf, sumBookedSince, sumNeeds } from './gyg-counts.repository';
import { listAllGygs } from './list-gygs.service';

const week = 7 * 24 * 60 * 60 * 1000;
const shown = 6;

type HostedGygs = Pick<OrganizationDesk, 'gygs' | 'skills' | 'items' | 'next' | 'coming'>;

/**
 * The first gygs of a host that are not over: those in progress, the last to start first, so that a gyg of months does
 * not hide the one of today; then upcoming ones by their start, then drafts. Hidden ones included.
 */
async function listComing(context: ApiContext, actor: Actor, hostId: string, { reading, now }: Asked): Promise<Gyg[]> {
  const list = (state: GygState, sort: 'startDateTime:asc' | 'startDateTime:desc') => ({
    filter: { states: [state], hidden: 'all', hostId } as const,
    paging: { sort, page: 0, pageSize: shown, tagsOf: hostId },
  });
  const wanted = [
    list('ONGOING', 'startDateTime:desc'),
    list('PUBLISHED', 'startDateTime:asc'),
    list('CREATED', 'startDateTime:asc'),
  ];
  const lists = await listAllGygs(context, actor, wanted, now, {
    withCounts: 'all',
    withNeeds: false,
    language: reading,
  });
  return lists.flatMap(({ gygs }) => gygs).slice(0, shown);
}

/**
 * The gygs of a host in numbers, and the next ones with counts, drafts too, for an actor who may see all of them. The
 * same number of statements, however many gygs and bookings it has.
 */
export async function getHostedGygs(
  context: ApiContext,
  actor: Actor,
  organizationId: string,
  asked: Asked,
): Promise<HostedGygs> {
  const { now } = asked;
  const { read } = context.db;
  const [states, needs, lastWeek, gygs] = await Promise.all([
    countStates(context, actor, { states: [], hidden: 'all', hostId: organizationId }, now),
    sumNeeds(read, organizationId, now),
    sumBookedSince(read, organizationId, new Date(now.getTime() - week), now),
    listComing(context, actor, organizationId, asked),
  ]);
  const filled = (kind: ContributionType) => {
    const { booked = 0, offered = 0 } = needs.find((count) => count.kind === kind) ?? {};
    return { booked, offered, lastWeek: lastWeek.find((count) => count.kind === kind)?.booked ?? 0 };
  };
  const [next = null, ...coming] = gygs[0]?.state === 'CREATED' ? [null, ...gygs] : gygs;
  return {
    gygs: { drafts: states.CREATED, upcoming: states.PUBLISHED, ongoing: states.ONGOING, finished: states.FINISHED },
    skills: filled('SKILL'),
    items: filled('COMMODITY'),
    next,
    coming: coming.flatMap((gyg) => gyg ?? []).slice(0, shown - 1),
  };
}

/** Bookings and open tasks of a gyg, for its hosts; undefined if it was deleted. */
export async function getGygCounts(read: Reader, gygId: string): Promise<GygCounts | undefined> {
  return (await countsOf(read, [gygId])).get(gygId);
}
