import type { Locale, Person, PersonGroup } from '@gyg/contract';
import type { SignedIn } from '../../access/actor';
import { permit } from '../../access/permit';
import type { Paging } from '../../access/queries/paging.repository';
import { recordAudit } from '../../access/record-audit';
import { inTransaction } from '../../access/unit-of-work';
import type { ApiContext } from '../../api-context';
import {
  countPeople,
  hasRecorded,
  listOrganizationsOfPeople,
  listPersonRows,
  lockSearches,
  type PeopleFilter,
  type PersonRow,
} from './person.repository';
import { getUserRow } from './user.service';

interface PeopleQuery extends Paging {
  keyword?: string | undefined;
  group?: PersonGroup | undefined;
}

const hour = 60 * 60_000;

/** With another issuer only the super users among its accounts are known. */
async function presentPeople(
  context: ApiContext,
  rows: readonly PersonRow[],
  { superUsers, language }: { superUsers: ReadonlySet<string>; language: Locale },
) {
  const { db, accountAdministration } = context;
  const [organizations, accounts] = await Promise.all([
    listOrganizationsOfPeople(
      db.read,
      rows.map(({ id }) => id),
      language,
    ),
    accountAdministration?.find(rows.map(({ subject }) => subject)),
  ]);
  return rows.map(({ id: userId, subject, createdAt, ...row }): Person => {
    const groups: PersonGroup[] = superUsers.has(subject) ? ['superusers'] : [];
    return {
      ...row,
      userId,
      confirmed: accounts?.get(subject)?.confirmed ?? null,
      groups,
      created: createdAt.toISOString(),
      organizations: organizations
        .filter((organization) => organization.userId === userId)
        .map(({ userId: _of, ...organization }) => organization),
    };
  });
}

/**
 * Records that a super user looks people up: once an hour is enough to see who did, and a search as they type would
 * fill the log. The words can be a name or an address, so they are not recorded.
 */
async function recordSearch(context: ApiContext, actor: SignedIn, total: number, now: Date): Promise<void> {
  const since = new Date(now.getTime() - hour);
  if (await hasRecorded(context.db.read, actor.id, 'people.searched', since)) return;
  await inTransaction(context, now, async (uow) => {
    await lockSearches(uow.tx, actor.id);
    if (await hasRecorded(uow.tx, actor.id, 'people.searched', since)) return;
    await recordAudit(uow, actor, { action: 'people.searched', target: 'people', details: { found: total } });
  });
}

/** People with their addresses, for super users. Throws 401, 403. */
export async function listPeople(context: ApiContext, actor: SignedIn, query: PeopleQuery, now: Date) {
  permit('listPeople', actor);
  const { read } = context.db;
  const { keyword = '', group, page, pageSize } = query;
  const subjects = await context.superUserSubjects();
  const filter: PeopleFilter = { keyword, ...(group !== undefined && { subjects }) };
  const [rows, total, superUsers] = await Promise.all([
    listPersonRows(read, filter, { language: actor.locale, page, pageSize }),
    countPeople(read, filter),
    countPeople(read, { subjects }),
  ]);
  if (keyword !== '') await recordSearch(context, actor, total, now);
  const people = await presentPeople(context, rows, { superUsers: new Set(subjects), language: actor.locale });
  return { people, total, superUsers, page, pageSize };
}

/** One person as in the list. Throws 404. */
export async function getPerson(context: ApiContext, userId: string, language: Locale): Promise<Person> {
  const [row, subjects] = await Promise.all([getUserRow(context.db.read, userId), context.superUserSubjects()]);
  const { id, subject, fullName, email, profileImage, createdAt } = row;
  const [person] = await presentPeople(context, [{ id, subject, fullName, email, profileImage, createdAt }], {
    superUsers: new Set(subjects),
    language,
  });
  if (person === undefined) throw new Error('The person was not presented');
  return person;
}
