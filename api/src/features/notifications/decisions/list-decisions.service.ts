import type { Decision, Locale } from '@gyg/contract';
import type { Reader } from '@gyg/database';
import type { SignedIn } from '../../../access/actor';
import { permit } from '../../../access/permit';
import type { Paging } from '../../../access/queries/paging.repository';
import type { ApiContext } from '../../../api-context';
import { type Asked, type GygTimes, gygStateAt, isPublished, languagesOf } from '../../gygs';
import { getOrganizationRow } from '../../organizations';
import {
  countBookings,
  countMemberships,
  countPartners,
  countPortfolios,
  countProposals,
  countRepresentations,
  countStories,
  type FirstDecisions,
  listBookings,
  listMemberships,
  listPartners,
  listPortfolios,
  listProposals,
  listRepresentations,
  listStories,
} from './decision.repository';

/** Sorts after every deadline. */
const none = '~';

/** By deadline, then by age; equal ones keep the order of their lists. */
function inOrder(a: Decision, b: Decision): number {
  const [first, second] = [a, b].map(({ deadline, created }) => `${deadline ?? none} ${created}`);
  return first === second ? 0 : (first ?? '') < (second ?? '') ? -1 : 1;
}

/** The first of each kind that are pending of an organisation. */
async function readDecisions(read: Reader, organizationId: string, first: FirstDecisions) {
  const [bookings, representations, partners, stories, memberships, proposals, portfolios] = await Promise.all([
    listBookings(read, organizationId, first),
    listRepresentations(read, organizationId, first),
    listPartners(read, organizationId, first),
    listStories(read, organizationId, first),
    listMemberships(read, organizationId, first),
    listProposals(read, organizationId, first),
    listPortfolios(read, organizationId, first),
  ]);
  return [
    ...bookings.map((row) => ({ ...row, kind: 'booking' as const })),
    ...representations.map((row) => ({ ...row, kind: 'representation' as const })),
    ...partners.map((row) => ({ ...row, kind: 'partner' as const, person: null })),
    ...stories.map((row) => ({ ...row, kind: 'story' as const })),
    ...memberships.map((row) => ({ ...row, kind: 'membership' as const, gyg: null })),
    ...proposals.map(({ startDateTime, ...row }) => ({
      ...row,
      kind: 'proposal' as const,
      gyg: null,
      // Set for every proposal that the API writes.
      startDateTime: (startDateTime ?? row.createdAt).toISOString(),
    })),
    ...portfolios.map((row) => ({ ...row, kind: 'portfolio' as const, gyg: null, person: null })),
  ];
}

/** How many of each kind are pending of an organisation, in total, and since when the oldest booking has been pending. */
export async function countDecisions(read: Reader, organizationId: string) {
  const [{ total: bookings, oldest }, stories, memberships, representations, proposals, partners, portfolios] =
    await Promise.all([
      countBookings(read, organizationId),
      countStories(read, organizationId),
      countMemberships(read, organizationId),
      countRepresentations(read, organizationId),
      countProposals(read, organizationId),
      countPartners(read, organizationId),
      countPortfolios(read, organizationId),
    ]);
  const counts = { bookings, stories, memberships, representations, proposals, partners, portfolios };
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  return { ...counts, total, oldestBooking: oldest?.toISOString() ?? null };
}

type DecisionRow = Awaited<ReturnType<typeof readDecisions>>[number];

interface GygFacts extends GygTimes {
  id: string;
  title: string;
  language: Locale;
  /** That of its title. */
  titleLanguage: Locale;
  secondLanguage: Locale | null;
  sdgGoalId: number;
  orgName: string;
}

/** The gyg and the deadline; neither of a draft, which may be another host's (decision 0015). */
function presentGyg(gyg: GygFacts | null, now: Date): Pick<Decision, 'gyg' | 'deadline'> {
  const start = gyg?.startDateTime ?? null;
  if (gyg === null || !isPublished(gyg) || start === null) return { gyg: null, deadline: null };
  const { id, title, titleLanguage: language, sdgGoalId, orgName } = gyg;
  const languages = languagesOf(gyg);
  const startDateTime = start.toISOString();
  const shown = { id, title, language, languages, sdgGoalId, state: gygStateAt(gyg, now), startDateTime, orgName };
  return { gyg: shown, deadline: start > now ? startDateTime : null };
}

/** A decision for the organisation's admins; an erased person is not named. */
function presentDecision({ createdAt, gyg, person, ...row }: DecisionRow, now: Date): Decision {
  const named = person === null || person.fullName === '' ? null : person;
  return { ...row, ...presentGyg(gyg, now), person: named, created: createdAt.toISOString() };
}

/**
 * A page of everything that an organisation's admins have to answer. The pages up to this one are read of
 * each kind, since all of them may be of one kind. Throws 404 `org.missing`, 403.
 */
export async function listDecisions(
  { db: { read } }: ApiContext,
  actor: SignedIn,
  organizationId: string,
  { page, pageSize }: Paging,
  { reading, now }: Asked,
) {
  const { id } = await getOrganizationRow(read, organizationId);
  permit('listDecisions', actor, { organizationId: id });
  const first = { count: (page + 1) * pageSize, reading, now };
  const [{ total }, rows] = await Promise.all([countDecisions(read, id), readDecisions(read, id, first)]);
  const decisions = rows.map((row) => presentDecision(row, now));
  decisions.sort(inOrder);
  return { decisions: decisions.slice(page * pageSize, first.count), total, page, pageSize };
}
