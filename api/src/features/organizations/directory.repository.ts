import type { directoryQuery, Locale, OrganizationType } from '@gyg/contract';
import type { Reader } from '@gyg/database';
import { gygs, organizationPages, organizations } from '@gyg/database/schema';
import { and, asc, count, desc, eq, exists, inArray, ne, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { hasGoal, isListed, isOpen } from '../../access/queries/gyg-states.repository';
import { matchesWords } from '../../access/queries/keyword.repository';
import { listPage, type Paging } from '../../access/queries/paging.repository';
import { nameColumn } from '../../access/queries/texts-in-language.repository';
import { organizationColumns } from './organization.repository';

export interface DirectoryFilter extends Paging {
  keyword?: string | undefined;
  type?: OrganizationType | undefined;
  goals?: readonly number[] | undefined;
  hosting?: boolean | undefined;
  proposals?: boolean | undefined;
  members?: boolean | undefined;
  sort: z.output<typeof directoryQuery.sort>;
}

type ListedDirectory = DirectoryFilter & { language: Locale };

/** Organisations that have or had a gyg that lists show and that fulfils this condition. */
const hosts = (read: Reader, condition: SQL | undefined) =>
  exists(
    read
      .select({ id: gygs.id })
      .from(gygs)
      .where(and(eq(gygs.organizationId, organizations.id), isListed(), condition)),
  );

function conditions(read: Reader, filter: DirectoryFilter, now: Date): SQL | undefined {
  const { keyword, type, goals = [], hosting, proposals, members } = filter;
  return and(
    eq(organizationPages.profileVisible, true),
    ...matchesWords(keyword, {
      searchTexts: [organizations.searchText],
      texts: [organizations.city, organizations.summary],
    }),
    type === undefined ? undefined : eq(organizations.organizationType, type),
    goals.length === 0 ? undefined : hosts(read, hasGoal(goals)),
    hosting ? hosts(read, isOpen(now)) : undefined,
    proposals ? eq(organizationPages.proposalFeatureEnabled, true) : undefined,
    members ? ne(organizations.memberApproval, 'NONE') : undefined,
  );
}

/** By name; with `openGygs:desc` only among equals. */
function orderOf(read: Reader, { sort, language }: ListedDirectory, now: Date): SQL[] {
  const open = read
    .select({ total: count() })
    .from(gygs)
    .where(and(eq(gygs.organizationId, organizations.id), isListed(), isOpen(now)));
  const byName = [asc(nameColumn(organizations, language)), asc(organizations.id)];
  return sort === 'name:asc' ? byName : [desc(sql`(${open})`), ...byName];
}

/** A page of the organisations whose profile is online, and the number of all that match. Two statements. */
export async function listDirectoryRows(read: Reader, filter: ListedDirectory, now: Date) {
  const where = conditions(read, filter, now);
  const withPage = eq(organizationPages.organizationId, organizations.id);
  return listPage(
    read
      .select(organizationColumns)
      .from(organizations)
      .innerJoin(organizationPages, withPage)
      .where(where)
      .orderBy(...orderOf(read, filter, now)),
    read.select({ total: count() }).from(organizations).innerJoin(organizationPages, withPage).where(where),
    filter,
  );
}

/** The visible gygs of these organisations, counted by goals: all, and those that are upcoming or in progress. */
export function countVisibleGygs(read: Reader, organizationIds: readonly string[], now: Date) {
  const { organizationId, sdgGoalId: primary, secondaryGoals: secondary } = gygs;
  return read
    .select({
      organizationId,
      primary,
      secondary,
      gygs: count(),
      open: sql`sum(case when ${isOpen(now)} then 1 else 0 end)`.mapWith(Number),
    })
    .from(gygs)
    .where(and(inArray(organizationId, [...organizationIds]), isListed()))
    .groupBy(organizationId, primary, secondary);
}
export type VisibleGygs = Awaited<ReturnType<typeof countVisibleGygs>>[number];
