import { gygMessages, waitlistEntries } from '@gyg/database/schema';
import { afterAll, describe, expect, test } from 'vitest';
import { signLink } from '../../features/mails';
import { createTestApi } from '..';
import type { ActorName, OnSite } from '../matrix/actors';
import { createFixture } from '../matrix/fixture';
import { hour } from '../test-clock';
import { type Seen, searchAllReads, whereShown } from './search-all-reads';

const api = await createTestApi();
const fixture = await createFixture(api);
afterAll(() => api.close());

const { gyg, finished, host, other, hostAdmin } = fixture;
const at = (hours: number) => new Date(api.clock.now().getTime() + hours * hour);
const people: readonly ActorName[] = ['guest', 'user', 'booker', 'otherAdmin'];
/** Partners' sites see what guests see, and what is their visitor's own. */
const sites: readonly OnSite[] = ['bookerOnSite', 'managerOnSite', 'hostAdminOnSite', 'superUserOnSite'];
const unrelated: readonly (ActorName | OnSite)[] = [...people, ...sites];

const recipient = await api.user({ fullName: 'Zqrecipient', email: 'zqrecipient@example.org' });
const shy = await api.user({ fullName: 'Zqshy', email: 'zqshy@example.org', showName: false });
const privately = await api.user({ fullName: 'Zqprivate', email: 'zqprivate@example.org' });
const quiet = await api.organization({ name: 'Zqrepresented' });
await api.member(quiet.id, shy.id);
await api.member(other.id, privately.id);
/** A story that was rejected, and an invited address. */
const rejected = await api.seed((seeder) => {
  const story = { gygId: finished.id, userId: fixture.hostMember.id, caption: 'zqcaption', createdAt: at(-10) };
  const seen = { url: '/media/stories/one.webp', altText: 'zqshows', consent: 'WITHDRAWN' } as const;
  return seeder.addStory({ ...story, ...seen, status: 'REJECTED', rejectReason: 'OTHER', rejectNote: 'zqrejection' });
});
await api.as(hostAdmin)('sendInvites', {
  body: {
    type: 'gyg-invite',
    organizationId: host.id,
    gygId: gyg.id,
    recipients: ['zqinvited@example.org'],
    message: 'zqinvitation',
  },
});
const reminded = await api.seed(async (seeder) => {
  const skill = { contributionType: 'SKILL', bookingComment: 'zqcomment', at: at(-40) } as const;
  const place = await seeder.addRecipient({
    gygId: gyg.id,
    userId: recipient.id,
    bookingComment: 'zqnote',
    at: at(-40),
  });
  const booked = { ...skill, gygId: gyg.id, needId: gyg.skillId };
  await seeder.book({ ...booked, userId: shy.id, userOrganization: quiet.id });
  const done = await seeder.book({ ...skill, gygId: finished.id, needId: finished.skillId, userId: privately.id });
  const attended = { byUserId: hostAdmin.id, attendance: 'ATTENDED', at: at(-20) } as const;
  await seeder.recordAttendance({ bookingId: done.id, ...attended });
  return { placeId: place.id, doneId: done.id };
});
const queued = await api.user({ fullName: 'Zqqueued', email: 'zqqueued@example.org' });
await api.db.tx((tx) =>
  tx.insert(waitlistEntries).values([
    { gygId: gyg.id, needId: gyg.skillId, kind: 'SKILL', userId: queued.id, bookingComment: 'zqwish' },
    { gygId: gyg.id, userId: queued.id, bookingComment: 'zqwish' },
  ]),
);
const thanked = { gygId: finished.id, bookingId: reminded.doneId };
await api.as(hostAdmin)('thankBooker', { params: thanked, body: { thanks: 'zqthanks' } });
/** The link of a recipient’s reminder, which names no one. */
const token = await api.db.tx((tx) => signLink(tx, 'reminder', `p~${reminded.placeId}~0`));
const message = { gygId: gyg.id, audience: 'BOOKED', sentBy: hostAdmin.id, recipients: 1 } as const;
await api.db.tx((tx) => tx.insert(gygMessages).values({ ...message, title: 'zqmessage', body: 'zqmessage' }));

const ofGyg = {
  gygId: gyg.id,
  ids: [gyg.id],
  organizationId: host.id,
  storyId: rejected.id,
  token,
  showHidden: true,
  keyword: 'Zq',
  format: 'csv',
};
const states = ['CREATED', 'PUBLISHED', 'ONGOING', 'FINISHED'];
const aboutGyg = await searchAllReads(api, fixture, unrelated, { ...ofGyg, states, userId: fixture.user.id });
const looked = new Map<string, Promise<Seen[]>>();
/** All answers about a person; nothing changes between the tests that read them. */
const about = (userId: string) => {
  const seen =
    looked.get(userId) ?? searchAllReads(api, fixture, unrelated, { userId, states, showHidden: true }, userId);
  looked.set(userId, seen);
  return seen;
};
/** An administrator may search anyone by name; that reveals nothing of their activity. */
const exceptSearch = aboutGyg.filter(({ name }) => name !== 'searchUsers');
const mentions = (text: string) => (one: Seen) => JSON.stringify(one.options).includes(text);

test('authorised callers do see it', async () => {
  const seen = await searchAllReads(api, fixture, ['hostAdmin'], { ...ofGyg, userId: hostAdmin.id });
  const invitation = ['zqinvited@example.org', 'zqinvitation'];
  const words = [
    'Zqrecipient',
    'zqnote',
    'Zqshy',
    'zqcomment',
    quiet.id,
    'zqshy@example.org',
    'zqrejection',
    'zqshows',
  ];
  for (const word of [...words, ...invitation, 'zqmessage', 'Zqqueued', 'zqwish']) {
    expect(whereShown(seen, [word]), word).not.toEqual([]);
  }
});

describe('unrelated callers', () => {
  test('never learn who the recipients are, nor what the recipients wrote', async () => {
    const shown = whereShown(exceptSearch, ['Zqrecipient', recipient.id, 'zqnote']);
    expect(shown.join('\n')).toBe('');
    const aboutThem = await about(recipient.id);
    expect(aboutThem.filter(({ status }) => status === 200)).not.toEqual([]);
    expect(whereShown(aboutThem, [gyg.id, 'zqnote']).join('\n')).toBe('');
  });

  test('never learn who is on a waiting list, nor what they wrote', async () => {
    expect(whereShown(exceptSearch, ['Zqqueued', queued.id, 'zqwish']).join('\n')).toBe('');
    expect(whereShown(await about(queued.id), [gyg.id, 'zqwish']).join('\n')).toBe('');
  });

  test('never learn which gygs a person is about to attend', async () => {
    for (const person of [shy, fixture.booker]) {
      const aboutThem = (await about(person.id)).filter(({ actor }) => !actor.startsWith('booker'));
      expect(whereShown(aboutThem, [gyg.id, 'Clean the shore']).join('\n')).toBe('');
    }
  });

  test('see no hidden names, and no comments', async () => {
    expect(whereShown(exceptSearch, ['Zqshy', shy.id, 'zqcomment']).join('\n')).toBe('');
    const asGuest = aboutGyg.filter(({ actor }) => actor === 'guest').filter(mentions(gyg.id));
    expect(whereShown(asGuest, [fixture.booker.fullName, fixture.booker.id]).join('\n')).toBe('');
  });

  test('never read what hosts wrote to the people of a gyg', async () => {
    const ofFinished = { gygId: finished.id, ids: [finished.id], organizationId: other.id, userId: privately.id };
    const seen = await searchAllReads(api, fixture, unrelated, ofFinished);
    expect(whereShown(seen, ['zqthanks']).join('\n')).toBe('');
    expect(whereShown(exceptSearch, ['zqmessage']).join('\n')).toBe('');
  });

  test('see neither rejected stories and why, nor invitations of others', () => {
    expect(whereShown(aboutGyg, ['zqcaption', 'zqshows', 'zqrejection', 'zqinvitation']).join('\n')).toBe('');
  });

  test('never get the link for the people in a picture, which only its author has', async () => {
    const link = `/stories/${rejected.id}/consent?token=`;
    const everyone = await searchAllReads(api, fixture, [...unrelated, 'hostAdmin', 'superUser'], ofGyg);
    expect(whereShown(everyone, [link]).join('\n')).toBe('');
    const author = api.as(fixture.hostMember);
    expect((await author('getStory', { params: { storyId: rejected.id } })).data.consentUrl).toContain(link);
  });

  test('see no representation that was not approved', () => {
    expect(whereShown(aboutGyg.filter(mentions(gyg.id)), [quiet.id, quiet.name]).join('\n')).toBe('');
  });

  test('see no e-mail address but their own, and those of members whom they administer', async () => {
    const seen = [...aboutGyg, ...(await about(shy.id)), ...(await about(fixture.booker.id))];
    const allowedMails: Partial<Record<ActorName | OnSite, readonly string[]>> = {
      user: [fixture.user.email],
      booker: [fixture.booker.email],
      otherAdmin: [fixture.otherAdmin.email, privately.email],
    };
    const foreign = seen.flatMap(({ name, actor, shown }) =>
      [...shown.matchAll(/[\w.+-]+@example\.org/g)]
        .map(([address]) => address)
        .filter((address) => !allowedMails[actor]?.includes(address))
        .map((address) => `${name} as ${actor}: ${address}`),
    );
    expect(foreign).toEqual([]);
  });
});

test('a certificate by initials names its person to no one', async () => {
  const [booking] = (await api.as(privately)('listUserBookings', { params: { userId: privately.id } })).data.bookings;
  const params = { gygId: finished.id, bookingId: booking?.id ?? '' };
  const { data } = await api.as(privately)('issueCertificate', { params, body: { name: 'INITIALS' } });
  const seen = await searchAllReads(api, fixture, unrelated, { code: data.code }, data.code);
  expect(seen.map(({ name, status }) => [name, status])).toContainEqual(['getCertificate', 200]);
  expect(whereShown(seen, ['Zqprivate', privately.id, 'zqcomment']).join('\n')).toBe('');
});

describe('a partner’s site', () => {
  test('learns no address, not even its visitor’s, and no other person at a gyg', async () => {
    for (const [actor, person] of [
      ['bookerOnSite', fixture.booker],
      ['hostAdminOnSite', hostAdmin],
    ] as const) {
      const seen = await searchAllReads(api, fixture, [actor], { ...ofGyg, userId: person.id, states });
      const own = seen.filter(({ name }) => ['getUser', 'getGygViewer', 'listUserBookings'].includes(name));
      expect(own.every(({ status }) => status === 200)).toBe(true);
      const others = [shy, recipient, queued].flatMap(({ id, fullName }) => [id, fullName]);
      expect(whereShown(seen, ['@example.org', ...others, 'zqcomment']).join('\n')).toBe('');
    }
    const inGyg = await api.fromPartner(fixture.user)('getGygViewer', { params: { gygId: gyg.id } });
    expect(inGyg.text).not.toContain(fixture.booker.id);
    expect((await api.as(fixture.user)('getGygViewer', { params: { gygId: gyg.id } })).text).toContain(
      fixture.booker.id,
    );
  });
});

describe('private contributions of a member', () => {
  test('are in no report, statistic or insight of their organisation', async () => {
    const actors = ['otherAdmin', 'superUser', 'guest'] as const;
    const ownIds = { organizationId: other.id, friendlyUrl: other.friendlyUrl };
    const seen = await searchAllReads(api, fixture, actors, ownIds, other.id);
    const reports = seen.filter(({ name }) => /report|Insights|Profile|Gygs/.test(name));
    expect(reports.some(({ name, status }) => name === 'reportGiven' && status === 200)).toBe(true);
    expect(whereShown(reports, ['Zqprivate', privately.id, finished.id]).join('\n')).toBe('');
  });
});

describe('the bookings in the name of an organisation', () => {
  test('show its administrators no private booking of a member', async () => {
    const ownIds = { gygId: finished.id, organizationId: other.id };
    const seen = await searchAllReads(api, fixture, ['otherAdmin', 'superUser'], ownIds, other.id);
    const lists = seen.filter(({ name }) => name === 'listMemberBookings');
    expect(lists.filter(({ status }) => status !== 200)).toEqual([]);
    expect(lists).not.toEqual([]);
    expect(whereShown(lists, ['Zqprivate', privately.id, 'zqcomment']).join('\n')).toBe('');
  });

  test('show them no comment', async () => {
    const boss = await api.user();
    await api.member(quiet.id, boss.id, 'ADMIN');
    const params = { gygId: gyg.id, organizationId: quiet.id };
    const { text } = await api.as(boss)('listMemberBookings', { params });
    expect(text).toContain('Zqshy');
    expect(text).not.toContain('zqcomment');
  });
});

describe('the page of a hidden organisation', () => {
  test('is in no answer to unrelated callers', async () => {
    const owner = await api.user();
    const page = { 'page.aboutOrganization': 'zqhidden', profileVisible: 'false', website: 'https://zqhidden.example' };
    const hidden = await api.organization({ name: 'Out of sight', page: { ...page, profileVisible: 'false' } });
    await api.member(hidden.id, owner.id, 'ADMIN');
    const catalogue = { organizationId: hidden.id, name: 'zqhidden', gygIds: '' };
    const created = await api.as(owner)('createCatalog', { body: catalogue });
    expect(created.status).toBe(201);
    const ownIds = {
      organizationId: hidden.id,
      friendlyUrl: hidden.friendlyUrl,
      orgFriendlyUrl: hidden.friendlyUrl,
      catalogId: created.data.id,
      catalogFriendlyUrl: created.data.friendlyUrl,
      keyword: 'zqhidden',
      showHidden: true,
    };
    const seen = await searchAllReads(api, fixture, [...unrelated, 'manager', 'hostAdmin'], ownIds);
    expect(whereShown(seen, ['zqhidden']).join('\n')).toBe('');
    const asOwner = await api.as(owner)('getOrganizationPage', { params: { organizationId: hidden.id } });
    expect(asOwner.text).toContain('zqhidden');
  });
});
