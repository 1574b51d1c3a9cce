import { type ExportSection, exportSections } from '@gyg/contract';
import { listReferencesTo, readAllTables } from '@gyg/database/testing';
import { afterAll, describe, expect, test } from 'vitest';
import { createTestApi } from '../../../testing';
import { createFullPerson, fullName, ownWords } from '../../../testing/full-person';

/** The effect of erasure on a column: its row is deleted, it is emptied, or it refers to an anonymised row. */
type Erased = 'row goes' | 'emptied' | 'names no one';

/**
 * Every column that refers to a person: where it is exported, and what erasure does to it. A new one fails the test
 * below until `readSections` and `eraseUser` handle it and it is listed here.
 */
const personalColumns: Record<string, [ExportSection, Erased]> = {
  'beneficiaries.cancelledBy': ['answers', 'names no one'],
  'beneficiaries.userId': ['places', 'names no one'],
  'bookings.cancelledBy': ['answers', 'names no one'],
  'bookings.thankedBy': ['answers', 'names no one'],
  'bookings.userId': ['bookings', 'names no one'],
  'calendar_feeds.userId': ['calendars', 'row goes'],
  'certificates.userId': ['certificates', 'names no one'],
  'featured.createdBy': ['featured', 'names no one'],
  'gyg_managers.userId': ['managedGygs', 'row goes'],
  'gyg_messages.sentBy': ['gygMessages', 'names no one'],
  'gygs.createdBy': ['createdGygs', 'names no one'],
  'invites.invitedBy': ['invitesSent', 'names no one'],
  'invites.userId': ['invitesReceived', 'names no one'],
  'membership_requests.answeredBy': ['answers', 'names no one'],
  'membership_requests.userId': ['membershipRequests', 'names no one'],
  'memberships.userId': ['memberships', 'row goes'],
  'notifications.relatedUserId': ['mentions', 'emptied'],
  'notifications.userId': ['notifications', 'row goes'],
  'organization_invites.invitedBy': ['organizationInvitesSent', 'names no one'],
  'organization_keys.createdBy': ['keys', 'names no one'],
  'organization_origins.addedBy': ['origins', 'names no one'],
  'organization_requests.answeredBy': ['answers', 'names no one'],
  'portfolio_organizations.answeredBy': ['answers', 'names no one'],
  'proposals.answeredBy': ['answers', 'names no one'],
  'proposals.userId': ['proposals', 'names no one'],
  'representation_requests.answeredBy': ['answers', 'names no one'],
  'representation_requests.userId': ['representationRequests', 'names no one'],
  'stored_images.uploadedBy': ['images', 'emptied'],
  'stories.respondedBy': ['answers', 'names no one'],
  'stories.userId': ['stories', 'row goes'],
  'story_consents.userId': ['storyConsents', 'row goes'],
  'waitlist_entries.userId': ['waitlist', 'names no one'],
  'webhooks.createdBy': ['webhooks', 'names no one'],
};

const accounts = { identityFacts: async (subject: string) => ({ subject, note: 'of the identity' }) };
const api = await createTestApi({ accounts });
afterAll(() => api.close());
const { person } = await createFullPerson(api);
const params = { userId: person.id };

async function rowsThatName(column: string): Promise<number> {
  const [table = '', name = ''] = column.split('.');
  const rows = (await readAllTables(api.db.read)).get(table) ?? [];
  return rows.filter((row) => row[name] === person.id).length;
}

describe('the data held about a person', () => {
  test('covers every column that refers to a person', () => {
    expect(listReferencesTo('users')).toEqual(Object.keys(personalColumns).sort());
  });

  test('is complete in this test’s fixture, so that the test proves something', async () => {
    const later = ['representation_requests.answeredBy'];
    for (const column of Object.keys(personalColumns).filter((one) => !later.includes(one))) {
      expect([column, await rowsThatName(column)], column).not.toEqual([column, 0]);
    }
  });

  test('is exported completely, with names for ids, without codes', async () => {
    const { data, text } = await api.as(person)('exportUser', { params });
    expect(data.user).toMatchObject({ fullName, email: person.email });
    expect(data.account).toEqual({ subject: person.subject, note: 'of the identity' });
    for (const section of exportSections)
      expect([section, data.data[section].length], section).not.toEqual([section, 0]);
    expect(data.data.bookings[0]).toMatchObject({ userId: person.id, bookingComment: ownWords });
    const ids = data.data.bookings.map((booking) => String(booking.gygId));
    expect(ids.every((id) => data.names[id] !== undefined)).toBe(true);
    expect(text).not.toContain('123456');
    expect(text).not.toMatch(/searchText|sortText/);
    for (const secret of ['hash-of-the-key', 'secret-of-the-webhook']) expect(text).not.toContain(secret);
  });

  test('is exported only to the person', async () => {
    expect((await api.call('exportUser', { params })).status).toBe(401);
    expect((await api.as(await api.user())('exportUser', { params })).status).toBe(403);
    const boss = api.as(await api.user(), { groups: ['superusers'] });
    expect((await boss('exportUser', { params })).status).toBe(403);
  });

  test('leaves no name, address, picture or text after erasure', async () => {
    expect((await api.as(person)('eraseUser', { params })).status).toBe(204);
    const canaries = [
      fullName,
      'canary kvist',
      ownWords,
      person.email,
      person.subject,
      '/media/canary.webp',
      'story/a-1',
    ];
    for (const [table, rows] of await readAllTables(api.db.read)) {
      // The last mail to that address has not been sent yet.
      const left = rows.filter((row) => !(table === 'mail_outbox' && row.template === 'accountErased'));
      for (const canary of canaries) {
        expect(
          left.filter((row) => JSON.stringify(row).includes(canary)),
          `${canary} in ${table}`,
        ).toEqual([]);
      }
    }
    for (const [column, [, erased]] of Object.entries(personalColumns)) {
      if (erased !== 'names no one') expect([column, await rowsThatName(column)]).toEqual([column, 0]);
    }
  });
});
