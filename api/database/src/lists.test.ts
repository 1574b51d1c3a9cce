import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { and, asc, desc, eq, gt, isNotNull, isNull, lte, notExists, or } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from './database';
import { engine } from './engine-choice';
import { openDatabase } from './open-database';
import {
  bookings,
  gygPartners,
  gygs,
  gygTransitions,
  mailOutbox,
  membershipRequests,
  memberships,
  needs,
  notifications,
  organizations,
  representationRequests,
  stories,
} from './schema';

/** SQLite tells in words how it would answer a query; PostgreSQL's choice depends on how much is in the tables. */
describe.runIf(engine === 'sqlite')('every list is carried by an index, filter and order', () => {
  let database: Database;
  let connection: Sqlite.Database;
  let folder: string;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'gyg-lists-'));
    database = await openDatabase({ dataDir: folder });
    connection = new Sqlite(join(folder, 'gyg.db'), { readonly: true });
  });
  afterAll(async () => {
    connection.close();
    await database.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const now = new Date('2026-06-01T12:00:00Z');
  const shown = and(isNotNull(gygs.publishedAt), eq(gygs.hidden, false));
  const gygList = (where: ReturnType<typeof and>) =>
    database.read.select().from(gygs).where(and(shown, where)).orderBy(desc(gygs.startDateTime), desc(gygs.id));

  /** What the sweep looks for every few seconds. */
  const unrecorded = (state: 'ONGOING' | 'FINISHED') => {
    const at = state === 'ONGOING' ? gygs.startDateTime : gygs.endDateTime;
    const record = and(eq(gygTransitions.gygId, gygs.id), eq(gygTransitions.state, state), eq(gygTransitions.at, at));
    return database.read
      .select({ id: gygs.id })
      .from(gygs)
      .where(
        and(
          isNotNull(gygs.publishedAt),
          lte(at, now),
          gt(at, new Date(0)),
          notExists(database.read.select({ at: gygTransitions.at }).from(gygTransitions).where(record)),
        ),
      )
      .orderBy(asc(at))
      .limit(100);
  };

  const lists = [
    { list: 'upcoming gygs', index: 'gygs_public_list', query: () => gygList(gt(gygs.startDateTime, now)) },
    {
      list: 'gygs under way',
      index: 'gygs_public_list',
      query: () => gygList(and(lte(gygs.startDateTime, now), gt(gygs.endDateTime, now), isNull(gygs.finishedAt))),
    },
    {
      list: 'past gygs',
      index: 'gygs_public_list',
      query: () =>
        gygList(and(lte(gygs.startDateTime, now), or(isNotNull(gygs.finishedAt), lte(gygs.endDateTime, now)))),
    },
    { list: 'gygs of a goal', index: 'gygs_public_list_by_goal', query: () => gygList(eq(gygs.sdgGoalId, 3)) },
    { list: 'gygs of a host', index: 'gygs_list_by_host', query: () => gygList(eq(gygs.organizationId, 'o')) },
    {
      list: 'the next end among gygs',
      index: 'gygs_end',
      query: () =>
        database.read
          .select()
          .from(gygs)
          .where(and(isNotNull(gygs.publishedAt), gt(gygs.endDateTime, now)))
          .orderBy(asc(gygs.endDateTime))
          .limit(1),
    },
    {
      list: 'organisations by their order',
      index: 'organizations_list',
      query: () =>
        database.read
          .select()
          .from(organizations)
          .orderBy(asc(organizations.sortOrder), asc(organizations.name), asc(organizations.id)),
    },
    {
      list: 'needs of a gyg',
      index: 'needs_by_gyg',
      query: () =>
        database.read
          .select()
          .from(needs)
          .where(and(eq(needs.gygId, 'g'), eq(needs.kind, 'SKILL')))
          .orderBy(asc(needs.sortOrder), asc(needs.createdAt)),
    },
    {
      list: 'bookings of a person',
      index: 'bookings_by_user',
      query: () =>
        database.read
          .select()
          .from(bookings)
          .where(eq(bookings.userId, 'u'))
          .orderBy(desc(bookings.createdAt), desc(bookings.id)),
    },
    {
      list: 'participants of a gyg',
      index: 'bookings_by_gyg',
      query: () =>
        database.read
          .select()
          .from(bookings)
          .where(and(eq(bookings.gygId, 'g'), eq(bookings.kind, 'SKILL'), eq(bookings.status, 'ACTIVE')))
          .orderBy(asc(bookings.createdAt)),
    },
    {
      list: 'notifications of a person',
      index: 'notifications_list',
      query: () =>
        database.read
          .select()
          .from(notifications)
          .where(and(eq(notifications.userId, 'u'), eq(notifications.archived, false)))
          .orderBy(desc(notifications.createdAt), desc(notifications.id)),
    },
    {
      list: 'stories of an organisation',
      index: 'stories_by_organization',
      query: () =>
        database.read
          .select()
          .from(stories)
          .where(and(eq(stories.organizationId, 'o'), eq(stories.status, 'APPROVED')))
          .orderBy(desc(stories.createdAt), desc(stories.id)),
    },
    {
      list: 'members of an organisation',
      index: 'memberships_by_organization',
      query: () => database.read.select().from(memberships).where(eq(memberships.organizationId, 'o')),
    },
    {
      list: 'requests to join an organisation',
      index: 'membership_requests_by_organization',
      query: () =>
        database.read
          .select()
          .from(membershipRequests)
          .where(and(eq(membershipRequests.organizationId, 'o'), eq(membershipRequests.status, 'PENDING')))
          .orderBy(asc(membershipRequests.createdAt)),
    },
    {
      list: 'requests to represent an organisation',
      index: 'representation_requests_by_organization',
      query: () =>
        database.read
          .select()
          .from(representationRequests)
          .where(and(eq(representationRequests.organizationId, 'o'), eq(representationRequests.status, 'PENDING')))
          .orderBy(asc(representationRequests.createdAt)),
    },
    {
      list: 'gygs an organisation is a partner of',
      index: 'gyg_partners_by_organization',
      query: () =>
        database.read
          .select()
          .from(gygPartners)
          .where(and(eq(gygPartners.organizationId, 'o'), eq(gygPartners.accepted, true))),
    },
    {
      list: 'mail that is due',
      index: 'mail_outbox_due',
      query: () =>
        database.read
          .select()
          .from(mailOutbox)
          .where(and(isNull(mailOutbox.sentAt), isNull(mailOutbox.failedAt), lte(mailOutbox.nextAt, now)))
          .orderBy(asc(mailOutbox.nextAt)),
    },
    {
      list: 'mail to one address',
      index: 'mail_outbox_by_recipient',
      query: () => database.read.select().from(mailOutbox).where(eq(mailOutbox.to, 'a@example.org')),
    },
    { list: 'gygs that began and are not on record', index: 'gygs_public_list', query: () => unrecorded('ONGOING') },
    { list: 'gygs that ended and are not on record', index: 'gygs_end', query: () => unrecorded('FINISHED') },
  ];

  const planOf = (list: { toSQL(): { sql: string; params: unknown[] } }) => {
    const query = list.toSQL();
    const steps = connection.prepare(`explain query plan ${query.sql}`).all(...query.params);
    return JSON.stringify(steps);
  };

  test.each(lists)('$list', ({ query, index }) => {
    const plan = planOf(query());
    expect(plan).toMatch(new RegExp(`INDEX ${index}\\b`));
    expect(plan).not.toContain('TEMP B-TREE');
  });

  test('the check itself sees a list without an index', () => {
    const unsorted = database.read.select().from(needs).orderBy(desc(needs.title));
    expect(planOf(unsorted)).toContain('TEMP B-TREE');
  });
});
