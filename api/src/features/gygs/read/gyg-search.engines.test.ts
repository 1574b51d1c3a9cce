import type { OperationName } from '@gyg/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApi, type TestApi, type TestUser } from '../../../testing';

let api: TestApi;
let admin: TestUser;
let manager: TestUser;
let ids: Record<'upcoming' | 'ongoing' | 'past' | 'draft' | 'hidden' | 'other', string>;
let host: { id: string; friendlyUrl: string };
let other: { id: string; friendlyUrl: string };

beforeAll(async () => {
  api = await createTestApi();
  [host, other] = [
    await api.organization({ name: 'Ren Kust Bohuslän' }),
    await api.organization({ name: 'Solel Åre 100% ek_för' }),
  ];
  [admin, manager] = [await api.user(), await api.user()];
  await api.member(host.id, admin.id, 'ADMIN');
  const gyg = (over: Parameters<TestApi['gyg']>[0]) => api.gyg(over).then((made) => made.id);
  const own = { organizationId: host.id };
  ids = {
    upcoming: await gyg({
      ...own,
      title: 'Städa Ramsviks skärgård',
      sdgGoalId: 14,
      secondaryGoals: [6, 13],
      tags: [
        { organizationId: host.id, tag: '#summer 27' },
        { organizationId: other.id, tag: 'theirs' },
      ],
    }),
    ongoing: await gyg({ ...own, title: 'Zebra crossing', startsIn: -1, lasts: 5, sdgGoalId: 3 }),
    past: await gyg({ ...own, title: 'Autumn 50% market', startsIn: -100, sdgGoalId: 1, address: 'Hunnebostrand' }),
    draft: await gyg({ ...own, title: 'Secret plans', draft: true, sdgGoalId: 14, managers: [manager.id] }),
    hidden: await gyg({ ...own, title: 'Hidden one', hidden: true, sdgGoalId: 14, startsIn: 300 }),
    other: await gyg({ organizationId: other.id, title: 'Panels', sdgGoalId: 7, secondaryGoals: [13], startsIn: 10 }),
  };
});
afterAll(() => api.close());

const named = (found: readonly { id: string }[]) =>
  found.map(({ id }) => Object.entries(ids).find(([, known]) => known === id)?.[0]);

const search = async (body: object, who?: TestUser, groups: string[] = []) => {
  const call = who ? api.as(who, { groups }) : api.call;
  const { data } = await call('searchGygs', { body });
  return { names: named(data.gygs), total: data.total };
};

describe('the gyg search', () => {
  test('finds all but drafts and hidden ones, newest start first, and counts them', async () => {
    expect(await search({})).toEqual({ names: ['upcoming', 'other', 'ongoing', 'past'], total: 4 });
  });

  test('filters by the current state', async () => {
    expect((await search({ states: ['PUBLISHED'] })).names).toEqual(['upcoming', 'other']);
    expect((await search({ states: ['ONGOING', 'FINISHED'] })).names).toEqual(['ongoing', 'past']);
    expect((await search({ states: [] })).total).toBe(4);
  });

  test('filters by primary and secondary goals', async () => {
    expect((await search({ goals: [13] })).names).toEqual(['upcoming', 'other']);
    expect((await search({ goals: [1] })).names).toEqual(['past']);
    expect((await search({ goals: [3, 14] })).names).toEqual(['upcoming', 'ongoing']);
  });

  test.each([
    ['RAMSVIKS', ['upcoming']],
    ['stada skargard', ['upcoming']],
    ['skärgård städa', ['upcoming']],
    ['hunnebo', ['past']],
    ['bohuslän', ['upcoming', 'ongoing', 'past']],
    ['åre panels', ['other']],
    ['50%', ['past']],
    ['100%', ['other']],
    // One letter is a word, two are the beginning of one.
    ['%', ['other']],
    ['ze', ['ongoing']],
    ['eb', []],
    ['k_f', ['other']],
    ['_', ['other']],
    ['\\', []],
    ["'; drop table gygs", []],
    ['secret', []],
  ])('finds %j in title, summary, address and host', async (keyword, names) => {
    expect((await search({ keyword })).names).toEqual(names);
  });

  test('matches only tags of the given organisation', async () => {
    expect((await search({ tags: ['summer27'], organizationId: host.id })).names).toEqual(['upcoming']);
    expect((await search({ tags: ['# summer 27'], organizationId: host.id })).names).toEqual(['upcoming']);
    expect((await search({ tags: ['theirs'], organizationId: host.id })).names).toEqual([]);
  });

  test('pages without gaps or repeats, with the same total', async () => {
    const pages = await Promise.all([0, 1, 2].map((page) => search({ page, pageSize: 2 })));
    expect(pages.map((page) => page.names)).toEqual([['upcoming', 'other'], ['ongoing', 'past'], []]);
    expect(pages.map((page) => page.total)).toEqual([4, 4, 4]);
  });

  test('sorts by title or start, either way', async () => {
    expect((await search({ sort: 'title:asc' })).names).toEqual(['past', 'other', 'upcoming', 'ongoing']);
    expect((await search({ sort: 'startDateTime:asc' })).names).toEqual(['past', 'ongoing', 'other', 'upcoming']);
  });

  test('returns the same by GET', async () => {
    const { data } = await api.call('findGygs', { query: { states: 'PUBLISHED,ONGOING', goals: '13,3', page: '0' } });
    expect(named(data.gygs)).toEqual(['upcoming', 'other', 'ongoing']);
    expect((await api.call('findGygs', { query: { states: '', goals: '' } })).data.total).toBe(4);
  });

  test('a gyg has the number of free places and items, without closed needs, and of participants', async () => {
    const scene = await api.scene([
      { offeredPositions: 3 },
      { offeredPositions: 4, whoCanOffer: 'NONE' },
      { kind: 'COMMODITY', offeredPositions: 9 },
    ]);
    const { data } = await api.call('getGyg', { params: { gygId: scene.gyg.id } });
    expect([data.positionsLeft, data.itemsLeft, data.participantCount]).toEqual([3, 9, 0]);
    expect(data.gygHero).toBe('/media/goals/14.webp');
  });
});

describe('drafts', () => {
  const everywhere: [OperationName, object][] = [
    ['searchGygs', { body: { states: ['CREATED'] } }],
    ['searchGygs', { body: { states: ['CREATED', 'PUBLISHED'], keyword: 'secret' } }],
  ];

  test('are not found by guests and other users, whatever they send', async () => {
    const outsider = await api.user();
    for (const [, { body }] of everywhere as [string, { body: object }][]) {
      expect(await search(body)).not.toMatchObject({ names: expect.arrayContaining(['draft']) });
      expect((await search(body, outsider)).names).not.toContain('draft');
    }
    expect(await search({ states: ['CREATED'] })).toEqual({ names: [], total: 0 });
    expect((await search({ ids: [ids.draft] }, admin)).names).toEqual([]);
  });

  test('are found by their hosts and super users when requested', async () => {
    expect(await search({ states: ['CREATED'] }, admin)).toEqual({ names: ['draft'], total: 1 });
    expect((await search({ states: ['CREATED'] }, manager)).names).toEqual(['draft']);
    expect((await search({ states: ['CREATED'] }, await api.user(), ['superusers'])).names).toContain('draft');
    expect((await search({}, admin)).names).not.toContain('draft');
  });

  test('are not found by an admin who uses a partner’s site', async () => {
    const { data } = await api.fromPartner(admin)('searchGygs', { body: { states: ['CREATED'] } });
    expect(data.gygs).toEqual([]);
    const params = { gygId: ids.draft };
    expect((await api.fromPartner(admin)('getGyg', { params })).status).toBe(404);
  });

  test('are 404 by id, profile, page, needs and url, except by id for their hosts', async () => {
    const params = { gygId: ids.draft };
    const names = ['getGyg', 'getGygProfile', 'getGygPage', 'listPositions', 'listParticipants'] as const;
    for (const name of names) {
      expect((await api.call(name, { params })).problem.code, name).toBe('gyg.missing');
      expect((await api.as(admin)(name, { params })).status, name).toBe(200);
      expect((await api.as(manager)(name, { params })).status, name).toBe(200);
    }
    const { data } = await api.as(admin)('getGyg', { params });
    expect(data.state).toBe('CREATED');
    const url = { orgFriendlyUrl: host.friendlyUrl, gygFriendlyUrl: data.friendlyUrl };
    expect((await api.as(admin)('searchGygByUrl', { body: url })).problem.code).toBe('gyg.missing');
    expect((await api.as(admin)('searchGygsByIds', { body: { ids: [ids.draft] } })).data.total).toBe(0);
    expect((await api.as(admin)('viewOrganizationGygs', { params: { organizationId: host.id } })).data.total).toBe(3);
  });
});

describe('hidden gygs', () => {
  test('are in no list for others, but found by explicit id and by url', async () => {
    expect((await search({ showHidden: true })).names).not.toContain('hidden');
    expect((await search({ ids: [ids.hidden] })).names).toEqual([]);
    expect((await search({ ids: [ids.hidden], showHidden: true })).names).toEqual(['hidden']);
    const { data } = await api.call('getGyg', { params: { gygId: ids.hidden } });
    const query = { orgFriendlyUrl: host.friendlyUrl, gygFriendlyUrl: data.friendlyUrl };
    expect((await api.call('findGygByUrl', { query })).data.gyg.id).toBe(ids.hidden);
    const typed = {
      orgFriendlyUrl: query.orgFriendlyUrl.toUpperCase(),
      gygFriendlyUrl: query.gygFriendlyUrl.toUpperCase(),
    };
    expect((await api.call('findGygByUrl', { query: typed })).data.gyg.id).toBe(ids.hidden);
    expect((await api.call('getGyg', { params: { gygId: ids.hidden.toUpperCase() } })).data.id).toBe(ids.hidden);
  });

  test('are in their hosts’ lists when requested', async () => {
    expect((await search({ showHidden: true }, admin)).names).toContain('hidden');
    expect((await search({}, admin)).names).not.toContain('hidden');
  });
});

describe('an organisation’s gygs', () => {
  const view = async (query: Record<string, string>) => {
    const { data } = await api.call('viewOrganizationGygs', { params: { organizationId: host.id }, query });
    return named(data.gygs).filter((name) => name !== undefined);
  };

  test('for the list element: states, host, and the organisation’s tags', async () => {
    expect(await view({})).toEqual(['upcoming', 'ongoing', 'past']);
    expect(await view({ states: 'of' })).toEqual(['ongoing', 'past']);
    expect(await view({ states: '' })).toEqual(['upcoming', 'ongoing', 'past']);
    expect(await view({ host: 'others' })).toEqual(['other']);
    expect(await view({ tags: '#summer 27, x' })).toEqual(['upcoming']);
    expect(await view({ tags: 'theirs' })).toEqual([]);
    expect(await view({ goals: '13,3' })).toEqual(['upcoming', 'ongoing']);
    expect(await view({ states: 'pf', sort: 'startDateTime:asc' })).toEqual(['past', 'upcoming']);
    expect(await view({ sort: 'soonest' })).toEqual(['upcoming', 'ongoing', 'past']);
    const missing = await api.call('viewOrganizationGygs', { params: { organizationId: 'nobody' } });
    expect(missing.problem.code).toBe('org.missing');
  });

  test('with counts and drafts for its hosts only', async () => {
    const body = { organizationId: host.id, states: ['CREATED', 'PUBLISHED'] };
    const { data } = await api.as(admin)('searchHostedGygs', { body });
    expect(named(data.gygs)).toEqual(expect.arrayContaining(['draft', 'upcoming']));
    expect(data.gygs[0]?.counts).toMatchObject({ skills: { booked: 0, offered: 0 } });
    const asGuest = await api.call('searchHostedGygs', { body });
    expect(named(asGuest.data.gygs)).toEqual(['upcoming']);
    expect(asGuest.data.gygs[0]).not.toHaveProperty('counts');
  });

  test('a manager gets only the gygs they manage, drafts included', async () => {
    const { data } = await api.as(manager)('listManagedGygs', { params: { userId: manager.id } });
    expect(named(data.gygs)).toEqual(['draft']);
    expect((await api.as(admin)('listManagedGygs', { params: { userId: manager.id } })).status).toBe(404);
  });

  test('hosted, participating and partner gygs are separate lists', async () => {
    const partner = await api.organization();
    const scene = await api.scene([{}], { partners: [{ organizationId: partner.id, accepted: true }] });
    const { data } = await api.call('listOrganizationGygs', { params: { organizationId: partner.id } });
    expect([data.hosted, data.participating, data.partner.map((gyg) => gyg.id)]).toEqual([[], [], [scene.gyg.id]]);
    const boss = await api.user();
    await api.member(partner.id, boss.id, 'ADMIN');
    await api.as(boss)('createBooking', {
      params: { gygId: scene.gyg.id },
      body: {
        contributionType: 'SKILL',
        quantity: 1,
        userOrganization: partner.id,
        gygPositionId: scene.gyg.needId,
        userId: boss.id,
      },
    });
    const after = await api.call('listOrganizationGygs', { params: { organizationId: partner.id } });
    expect(after.data.participating.map((gyg) => gyg.id)).toEqual([scene.gyg.id]);
  });
});

describe('featured gygs', () => {
  test('are at most ten, newest start first, and neither drafts nor hidden ones', async () => {
    const many = await Promise.all(
      Array.from({ length: 12 }, (_value, index) => api.gyg({ organizationId: other.id, startsIn: 500 + index })),
    );
    const chosen = [...many.map((gyg) => gyg.id), ids.draft, ids.hidden, ids.upcoming];
    await api.seed(async (seeder) => {
      for (const targetId of chosen) await seeder.addFeatured({ kind: 'gyg', targetId });
    });
    for (const name of ['searchFeaturedGygs', 'findFeaturedGygs'] as const) {
      const { data } = await api.call(name);
      expect(data.gygs.map((gyg) => gyg.id)).toEqual(
        many
          .map((gyg) => gyg.id)
          .reverse()
          .slice(0, 10),
      );
      expect(data.total).toBe(10);
    }
  });
});
