import { type FoundUser, limits, type ReadingLanguage, type UserProfile } from '@gyg/contract';
import type { Reader } from '@gyg/database';
import {
  type Actor,
  adminOrganizations,
  isPartnerSite,
  isSelf,
  isSuperUser,
  managedGygs,
  type SignedIn,
} from '../../../access/actor';
import { permit } from '../../../access/permit';
import type { ApiContext } from '../../../api-context';
import { getOrganizationRow } from '../../organizations';
import { listUserMembershipRequests, listUserOrganizations } from '../../organizations/memberships';
import { contributionStatistics, endorsementsOf } from '../../reports/contributions';
import { listUserStories } from '../../stories';
import { getUserRow, presentUser } from '..';
import { searchUserRows, type UserSearch } from './user-search.repository';

const everyone = { page: 0, pageSize: limits.pageSizeMax };
const allThatWait = { status: 'PENDING', ...everyone } as const;
type Given = Pick<UserProfile, 'goals' | 'endorsements' | 'statistics'>;

const emptyProfile: Given = {
  goals: [],
  endorsements: [],
  statistics: { hours: 0, items: 0, gygs: 0, goalsSupported: 0 },
};

async function givenBy(read: Reader, userId: string): Promise<Given> {
  const [{ hours, items, gygs, goals }, endorsements] = await Promise.all([
    contributionStatistics(read, { userId }),
    endorsementsOf(read, { userId }),
  ]);
  return { goals, endorsements, statistics: { hours, items, gygs, goalsSupported: goals.length } };
}

/**
 * A person's profile: only recorded attendance, nothing upcoming or received. Contributions of people who hide their
 * name are visible only to themselves. Throws 404 if the user is missing.
 */
export async function getUserProfile(
  context: ApiContext,
  actor: Actor,
  userId: string,
  reading: ReadingLanguage,
): Promise<UserProfile> {
  const { read } = context.db;
  const row = await getUserRow(read, userId);
  const self = isSelf(actor, userId);
  const own = self && !isPartnerSite(actor);
  const shown = self || row.showName;
  const pending =
    actor.kind === 'user' && own ? listUserMembershipRequests(context, actor, userId, allThatWait) : undefined;
  const [{ organizations }, requests, contribution, stories] = await Promise.all([
    listUserOrganizations(context, actor, userId, everyone),
    pending,
    shown ? givenBy(read, userId) : emptyProfile,
    shown ? listUserStories(read, actor, userId, reading) : [],
  ]);
  return {
    userMain: presentUser(row, { self: own }),
    userOrganizations: organizations,
    membershipRequests: requests?.requests ?? [],
    ...contribution,
    stories,
  };
}

/** Users by name or whole address, for admins and hosts. Addresses only of members of their organisations and bookers of their gygs. */
export async function searchUsers({ db }: ApiContext, actor: SignedIn, search: UserSearch) {
  const [organizationIds, gygIds] = [adminOrganizations(actor), managedGygs(actor)];
  const [organizationId = null] = organizationIds;
  const [gygId] = gygIds;
  const gyg = gygId === undefined ? {} : { gyg: { id: gygId, organizationId: '' } };
  permit('searchUsers', actor, { organizationId, ...gyg });
  if (search.organizationId !== undefined) await getOrganizationRow(db.read, search.organizationId);
  const scope = { all: isSuperUser(actor), organizationIds, gygIds };
  const { rows, total } = await searchUserRows(db.read, { ...search, language: actor.locale }, scope);
  const users = rows.map(({ email, ...card }): FoundUser => (email === null ? card : { ...card, email }));
  return { users, total, page: search.page, pageSize: search.pageSize };
}
