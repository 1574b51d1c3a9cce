import { gygTranslations, needTranslations } from '@gyg/database/schema';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestApi, type TestApi } from '../../testing';

let api: TestApi;
let host: Awaited<ReturnType<TestApi['organization']>>;
beforeAll(async () => {
  api = await createTestApi();
});
beforeEach(async () => {
  host = await api.organization();
});
afterAll(() => api.close());

describe('cards', () => {
  test('have all that an element shows, in the language of the call', async () => {
    const gyg = await api.gyg({ organizationId: host.id, title: 'Shore', address: 'online', sdgGoalId: 14 });
    const { data } = await api.call('getGygCard', { query: { gyg: gyg.id, lang: 'sv-SE' } });
    expect(data).toMatchObject({
      id: gyg.id,
      title: 'Shore',
      state: 'upcoming',
      place: 'Digitalt',
      goal: 14,
      goalTitle: 'Mål 14: Hav och marina resurser',
      host: host.name,
      stateLabel: '',
      moreNeeds: '',
      result: '',
    });
    expect(data.when).toMatch(/^\p{Ll}{3} \d/u);
    expect((await api.call('getGygCard', { query: { gyg: gyg.id, lang: 'fi' } })).data.place).toBe('Online');
  });

  test('are found by friendly urls, and hidden ones by both', async () => {
    const gyg = await api.gyg({ organizationId: host.id, hidden: true });
    const { data } = await api.call('getGyg', { params: { gygId: gyg.id } });
    const address = `https://gyg.example/go/${host.friendlyUrl}/${data.friendlyUrl}`;
    for (const named of [gyg.id, address]) {
      expect((await api.call('getGygCard', { query: { gyg: named } })).data.id).toBe(gyg.id);
    }
    expect((await api.call('listGygCards', { query: { organization: host.id } })).data.total).toBe(0);
  });

  test('of a list follow its options', async () => {
    const first = await api.gyg({ organizationId: host.id, startsIn: 5, sdgGoalId: 3 });
    const second = await api.gyg({ organizationId: host.id, startsIn: 9, sdgGoalId: 4 });
    const ids = async (query: Record<string, string>) => {
      const { data } = await api.call('listGygCards', { query: { organization: host.friendlyUrl, ...query } });
      return data.cards.map(({ id }) => id);
    };
    expect(await ids({})).toEqual([second.id, first.id]);
    expect(await ids({ sort: 'soonest' })).toEqual([first.id, second.id]);
    expect(await ids({ sort: 'whatever', states: '?', goals: '99', limit: 'all' })).toEqual([second.id, first.id]);
    expect(await ids({ goals: '3' })).toEqual([first.id]);
    expect(await ids({ states: 'f' })).toEqual([]);
  });

  test('name needs with free positions in the language of the call, and none of a past gyg', async () => {
    const { gyg } = await api.scene([{ title: 'Maths tutor', offeredPositions: 4 }]);
    const past = await api.gyg({ organizationId: host.id, startsIn: -50, needs: [api.need()] });
    const needsOf = async (gygId: string) => (await api.call('getGygCard', { query: { gyg: gygId } })).data.needs;
    expect(await needsOf(gyg.id)).toEqual([{ title: 'Maths tutor', count: 4 }]);
    expect(await needsOf(past.id)).toEqual([]);
    await api.db.tx(async (tx) => {
      await tx.insert(gygTranslations).values({ gygId: gyg.id, language: 'en', title: 'The shore' });
      await tx
        .insert(needTranslations)
        .values({ needId: gyg.needs[0]?.id ?? '', language: 'en', title: 'Mathematician' });
    });
    const read = async (lang: string) => {
      const { data } = await api.call('getGygCard', { query: { gyg: gyg.id, lang } });
      return [data.title, data.lang, data.needs[0]?.title];
    };
    expect(await read('en')).toEqual(['The shore', 'en', 'Mathematician']);
    expect(await read('se')).toEqual([expect.not.stringMatching('shore'), 'sv', 'Maths tutor']);
  });

  test('of a catalogue are in its order', async () => {
    const admin = await api.user();
    await api.member(host.id, admin.id, 'ADMIN');
    const created = [
      await api.gyg({ organizationId: host.id }),
      await api.gyg({ organizationId: host.id, startsIn: 400 }),
    ];
    const ids = created.map(({ id }) => id);
    const body = { organizationId: host.id, name: 'Summer', gygIds: ids.join('|') };
    const { data } = await api.as(admin)('createCatalog', { body });
    const catalog = `${host.friendlyUrl}/${data.friendlyUrl}`;
    const { data: answer } = await api.call('listCatalogCards', { query: { catalog } });
    expect([answer.name, answer.total, answer.cards.map(({ id }) => id)]).toEqual(['Summer', 2, ids]);
  });
});
