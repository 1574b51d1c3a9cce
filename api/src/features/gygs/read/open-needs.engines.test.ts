import { gygTranslations, needTranslations } from '@gyg/database/schema';
import { afterAll, describe, expect, test } from 'vitest';
import { createTestApi } from '../../../testing';
import { sanitizeHtml } from '../../../text/sanitize-html';
import { refreshSearchText } from '..';

const api = await createTestApi();
afterAll(() => api.close());

const find = async (keyword: string, query: Record<string, string> = {}) =>
  (await api.call('findGygs', { query: { keyword, ...query } })).data.gygs;

describe('open needs', () => {
  const needs = [
    { title: 'Vakt', sortOrder: 3 },
    { title: 'Kock', sortOrder: 2, offeredPositions: 7 },
    { title: 'Älgskådare', sortOrder: 1 },
    { title: 'Bärare', sortOrder: 1 },
    { title: 'Svetsare', sortOrder: 9, kind: 'COMMODITY' },
    { title: 'Closed', whoCanOffer: 'NONE' },
    { title: 'Invited', whoCanOffer: 'INVITE_ONLY' },
    { title: 'Full', offeredPositions: 0 },
  ] as const;
  const titles = (gyg?: { openNeeds?: { first: readonly { title: string }[]; more: number } | undefined }) => [
    gyg?.openNeeds?.first.map(({ title }) => title),
    gyg?.openNeeds?.more,
  ];

  test('are up to three that can be booked, those with a word of the keyword first', async () => {
    const { gyg, host } = await api.scene(needs, { title: 'Xylofonfest' });
    const [plain] = await find('xylofonfest');
    expect(titles(plain)).toEqual([['Bärare', 'Älgskådare', 'Kock'], 2]);
    const [welder] = await find('xylofonfest welder');
    expect(titles(welder)).toEqual([['Svetsare', 'Bärare', 'Älgskådare'], 2]);
    expect(welder?.openNeeds?.first[0]).toEqual({
      id: gyg.needs[4]?.id,
      contributionType: 'COMMODITY',
      title: 'Svetsare',
      availablePositions: 5,
      matches: true,
    });
    const { data } = await api.call('viewOrganizationGygs', { params: { organizationId: host.id } });
    expect(titles(data.gygs[0])).toEqual(titles(plain));
  });

  test('are left out for past gygs, and in the lists of hosts', async () => {
    const { admin, host, gyg } = await api.scene();
    await api.gyg({ organizationId: host.id, title: 'Past', startsIn: -50, needs: [api.need()] });
    const query = { organizationId: host.id };
    const { data } = await api.call('findHostedGygs', { query });
    expect(data.gygs.map((gyg) => 'openNeeds' in gyg)).toEqual([true, false]);
    const ofHost = (await api.as(admin)('findHostedGygs', { query })).data.gygs;
    expect(ofHost.map((one) => 'openNeeds' in one)).toEqual([false, false]);
    expect(ofHost.map(({ id }) => id)).toContain(gyg.id);
  });
});

describe('a gyg is found by the titles of its needs', () => {
  test.each([
    ['welder', ['Svetsare, två dagar']],
    ['gloves', ['Handskar']],
    ['boat driver', ['Skipper med licens']],
    ['cykel', ['Bicycle mechanic']],
    ['bicycle', ['Cykelreparatör']],
  ])('%s', async (keyword, [title = '']) => {
    const { gyg } = await api.scene([{ title }]);
    expect((await find(keyword)).map(({ id }) => id)).toContain(gyg.id);
  });

  test('as long as they are visible', async () => {
    const { gyg, admin } = await api.scene([]);
    const host = api.as(admin);
    const params = { gygId: gyg.id };
    const ids = async (keyword: string) => (await find(keyword)).map(({ id }) => id);
    const body = { title: 'Zitterspelare', offeredPositions: 1, durationMinutes: 30 };
    const { data: need } = await host('createPosition', { params, body });
    expect(await ids('zitter')).toEqual([gyg.id]);
    const { data: copy } = await host('duplicateGyg', { params, body: {} });
    expect((await host('searchGygs', { body: { keyword: 'zitter', states: ['CREATED'] } })).data.gygs).toMatchObject([
      { id: copy.id },
    ]);
    expect(await ids('zitter')).toEqual([gyg.id]);
    const ofNeed = { ...params, needId: need.id };
    await host('updatePosition', { params: ofNeed, body: { title: 'Tubaist' } });
    expect([await ids('zitter'), await ids('tubaist')]).toEqual([[], [gyg.id]]);
    await host('updatePosition', { params: ofNeed, body: { whoCanOffer: 'NONE' } });
    expect(await ids('tubaist')).toEqual([]);
    await host('updatePosition', { params: ofNeed, body: { whoCanOffer: 'ANYONE' } });
    expect(await ids('tubaist')).toEqual([gyg.id]);
    await host('deletePosition', { params: ofNeed });
    expect(await ids('tubaist')).toEqual([]);
    await host('createCommodity', { params, body: { title: 'Basklarinetter', offeredPositions: 2 } });
    expect(await ids('basklarinett')).toEqual([gyg.id]);
    await host('deleteCommodities', { params });
    expect(await ids('basklarinett')).toEqual([]);
  });

  test('and by the translations of its texts', async () => {
    const { gyg } = await api.scene([{ title: 'Mörkerseende' }]);
    await api.db.tx(async (tx) => {
      const texts = { title: 'Nightwatch', summary: 'Owlspotting', participantInfo: sanitizeHtml('Secretcode') };
      await tx.insert(gygTranslations).values({ gygId: gyg.id, language: 'en', ...texts, createdAt: new Date() });
      await tx.insert(needTranslations).values({ needId: gyg.needId, language: 'en', title: 'Catseyes' });
      await refreshSearchText(tx, gyg.id);
    });
    for (const keyword of ['nightwatch', 'owlspotting', 'catseyes', 'morkerseende']) {
      expect((await find(keyword)).map(({ id }) => id)).toEqual([gyg.id]);
    }
    expect(await find('secretcode')).toEqual([]);
  });
});
