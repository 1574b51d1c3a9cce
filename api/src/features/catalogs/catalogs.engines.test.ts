import { gygs } from '@gyg/database/schema';
import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { createTestApi } from '../../testing';

const api = await createTestApi();
afterAll(() => api.close());

async function scene(page: Record<string, string> = {}) {
  const organization = await api.organization({ page });
  const admin = await api.user();
  await api.member(organization.id, admin.id, 'ADMIN');
  const create = (over: object = {}) =>
    api.as(admin)('createCatalog', { body: { organizationId: organization.id, name: 'Våren vid havet', ...over } });
  const make = async (over: object = {}) => {
    const { data } = await create(over);
    return { ...data, params: { catalogId: data.id } };
  };
  return { organization, admin, create, make };
}

const setDraft = (gygId: string, draft: boolean) =>
  api.db.tx((tx) =>
    tx
      .update(gygs)
      .set({ publishedAt: draft ? null : api.clock.now() })
      .where(eq(gygs.id, gygId)),
  );

describe('a catalogue', () => {
  test('shows gygs of any host in the given order, with ids joined by a bar', async () => {
    const { organization, make } = await scene();
    const [one, two] = [await api.scene(), await api.scene()];
    const catalog = await make({ gygIds: `${two.gyg.id}|${one.gyg.id}|${two.gyg.id}` });
    expect(catalog).toMatchObject({
      name: 'Våren vid havet',
      friendlyUrl: 'varen-vid-havet',
      orgName: organization.name,
    });
    const { data } = await api.call('getCatalog', { params: catalog.params });
    expect(data.gygIds).toBe(`${two.gyg.id}|${one.gyg.id}`);
    expect(data.gygs.map(({ id, orgName }) => [id, orgName])).toEqual([
      [two.gyg.id, two.host.name],
      [one.gyg.id, one.host.name],
    ]);
  });

  test('is found by its organisation and by the friendly urls of both', async () => {
    const { organization, make } = await scene();
    const catalog = await make();
    const listed = await api.call('listOrganizationCatalogs', { params: { organizationId: organization.id } });
    expect(listed.data).toMatchObject({ catalogs: [{ id: catalog.id }], total: 1, pageSize: 20 });
    const query = { pageSize: '100', page: '1' };
    const beyond = await api.call('listOrganizationCatalogs', { params: { organizationId: organization.id }, query });
    expect(beyond.data).toEqual({ catalogs: [], total: 1, page: 1, pageSize: 100 });
    const params = { orgFriendlyUrl: organization.friendlyUrl, catalogFriendlyUrl: 'varen-vid-havet' };
    const named = await api.call('getCatalogByName', { params });
    expect(named.data.catalogs.map(({ id }) => id)).toEqual([catalog.id]);
    const typed = { ...params, catalogFriendlyUrl: 'Våren-vid-havet' };
    expect((await api.call('getCatalogByName', { params: typed })).data).toEqual(named.data);
    const wrong = await api.call('getCatalogByName', { params: { ...params, catalogFriendlyUrl: 'other' } });
    expect(wrong.problem.code).toBe('catalogs.missing');
    const all = await api.call('listCatalogs', { query: { pageSize: '100' } });
    expect(all.data.catalogs.map(({ id }) => id)).toContain(catalog.id);
  });

  test('has a friendly url, unique in the organisation: generated if omitted, refused if taken', async () => {
    const { admin, create, make } = await scene();
    const first = await make();
    const second = await make();
    expect(second.friendlyUrl).toBe('varen-vid-havet-2');
    expect((await create({ friendlyUrl: 'varen-vid-havet' })).problem.code).toBe('catalogs.friendly_url_taken');
    const rename = (friendlyUrl: string) =>
      api.as(admin)('updateCatalog', { params: second.params, body: { friendlyUrl } });
    expect((await rename(first.friendlyUrl)).problem.code).toBe('catalogs.friendly_url_taken');
    expect((await rename('summer')).data).toMatchObject({ friendlyUrl: 'summer', name: 'Våren vid havet' });
    expect((await (await scene()).make()).friendlyUrl).toBe('varen-vid-havet');
  });

  test('one of several simultaneous requests for a url gets it', async () => {
    const { create } = await scene();
    const answers = await Promise.all(Array.from({ length: 6 }, () => create({ friendlyUrl: 'one-of-a-kind' })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409, 409]);
  });

  test('two concurrent changes leave the contents of one of them', async () => {
    const { admin, make } = await scene();
    const ids = await Promise.all([1, 2, 3].map(async () => (await api.scene()).gyg.id));
    const catalog = await make({ gygIds: ids.join('|') });
    const sent = [ids.join('|'), [...ids].reverse().join('|'), ids[0] ?? ''];
    const answers = await Promise.all(
      sent.map((gygIds) => api.as(admin)('updateCatalog', { params: catalog.params, body: { gygIds } })),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(sent).toContain((await api.call('getCatalog', { params: catalog.params })).data.gygIds);
  });
});

describe('visibility in catalogues', () => {
  test('a draft cannot be added, not even by its host', async () => {
    const { admin, organization, create, make } = await scene();
    const draft = await api.gyg({ organizationId: organization.id, draft: true });
    expect((await create({ gygIds: draft.id })).problem.code).toBe('gyg.missing');
    const catalog = await make();
    const body = { gygIds: 'nowhere' };
    const changed = await api.as(admin)('updateCatalog', { params: catalog.params, body });
    expect(changed.problem.code).toBe('gyg.missing');
  });

  test('an unpublished gyg is not shown to anyone, and is back in its catalogue when it is published again', async () => {
    const { admin, make } = await scene();
    const [one, two] = [(await api.scene()).gyg, (await api.scene()).gyg];
    const catalog = await make({ gygIds: `${one.id}|${two.id}` });
    const seen = async (call: typeof api.call) => (await call('getCatalog', { params: catalog.params })).data;
    await setDraft(one.id, true);
    for (const call of [api.call, api.as(admin)]) {
      expect(await seen(call)).toMatchObject({ gygIds: two.id, gygs: [{ id: two.id }] });
    }
    await api.as(admin)('updateCatalog', { params: catalog.params, body: { gygIds: two.id } });
    await setDraft(one.id, false);
    expect((await seen(api.call)).gygIds).toBe(`${two.id}|${one.id}`);
  });

  test('its admins move and remove drafts of gygs that they host; drafts of other hosts stay at the end', async () => {
    const { admin, organization, make } = await scene();
    const [own, shown, foreign] = [
      await api.gyg({ organizationId: organization.id }),
      (await api.scene()).gyg,
      (await api.scene()).gyg,
    ];
    const catalog = await make({ gygIds: [shown, foreign, own].map(({ id }) => id).join('|') });
    await setDraft(own.id, true);
    await setDraft(foreign.id, true);
    const save = async (...gygIds: string[]) =>
      api.as(admin)('updateCatalog', { params: catalog.params, body: { gygIds: gygIds.join('|') } });
    expect((await save(own.id, shown.id)).data.gygIds).toBe(`${own.id}|${shown.id}`);
    expect((await api.call('getCatalog', { params: catalog.params })).data.gygIds).toBe(shown.id);
    expect((await save(foreign.id)).problem.code).toBe('gyg.missing');
    expect((await save(shown.id)).data.gygIds).toBe(shown.id);
    await setDraft(own.id, false);
    await setDraft(foreign.id, false);
    expect((await api.call('getCatalog', { params: catalog.params })).data.gygIds).toBe(`${shown.id}|${foreign.id}`);
  });

  test('a hidden gyg is left out, but admins of the catalogue keep its id', async () => {
    const { admin, make } = await scene();
    const { gyg } = await api.scene([], { hidden: true });
    const catalog = await make({ gygIds: gyg.id });
    expect(catalog).toMatchObject({ gygIds: gyg.id, gygs: [] });
    expect((await api.call('getCatalog', { params: catalog.params })).data).toMatchObject({ gygIds: '', gygs: [] });
    expect((await api.as(admin)('getCatalog', { params: catalog.params })).data.gygIds).toBe(gyg.id);
  });

  test('its admins see which gygs are not public: hidden ones, and drafts only of gygs that they host', async () => {
    const { admin, organization, make } = await scene();
    const [shown, hidden, own, foreign] = [
      (await api.scene()).gyg,
      (await api.scene([], { hidden: true })).gyg,
      await api.gyg({ organizationId: organization.id }),
      (await api.scene()).gyg,
    ];
    const catalog = await make({ gygIds: [own, foreign, hidden, shown].map(({ id }) => id).join('|') });
    await setDraft(own.id, true);
    await setDraft(foreign.id, true);
    const asAdmin = (await api.as(admin)('getCatalog', { params: catalog.params })).data;
    expect(asAdmin.gygs.map(({ id }) => id)).toEqual([shown.id]);
    expect(asAdmin.unlisted?.map(({ id, state }) => [id, state])).toEqual([
      [own.id, 'CREATED'],
      [hidden.id, 'PUBLISHED'],
    ]);
    const params = { organizationId: organization.id };
    const listed = (await api.as(admin)('listOrganizationCatalogs', { params })).data.catalogs;
    expect(listed).toEqual([asAdmin]);
    for (const call of [api.call, api.as(await api.user())]) {
      expect((await call('getCatalog', { params: catalog.params })).data).not.toHaveProperty('unlisted');
    }
  });

  test('shows when it was last changed', async () => {
    const { admin, make } = await scene();
    const catalog = await make();
    expect(catalog.updated).toBe(api.clock.now().toISOString());
    api.clock.pass(5);
    const { gyg } = await api.scene();
    await api.as(admin)('updateCatalog', { params: catalog.params, body: { gygIds: gyg.id } });
    const { data } = await api.call('getCatalog', { params: catalog.params });
    expect(data.updated).toBe(api.clock.now().toISOString());
  });

  test('a hidden organisation shows its catalogues to its admins only', async () => {
    const { organization, admin, make } = await scene({ profileVisible: 'false' });
    const catalog = await make();
    const params = { organizationId: organization.id };
    const urls = { orgFriendlyUrl: organization.friendlyUrl, catalogFriendlyUrl: catalog.friendlyUrl };
    const outsider = api.as(await api.user());
    for (const call of [api.call, outsider]) {
      const codes = [
        (await call('getCatalog', { params: catalog.params })).problem.code,
        (await call('listOrganizationCatalogs', { params })).problem.code,
        (await call('getCatalogByName', { params: urls })).problem.code,
        (await call('getCatalogByName', { params: { ...urls, catalogFriendlyUrl: 'nothing' } })).problem.code,
      ];
      expect(new Set(codes)).toEqual(new Set(['org.profile.not_online']));
      const { data } = await call('listCatalogs', { query: { pageSize: '100' } });
      expect(data.catalogs.map(({ id }) => id)).not.toContain(catalog.id);
    }
    expect((await api.as(admin)('listOrganizationCatalogs', { params })).data.total).toBe(1);
    const { data } = await api.as(admin)('listCatalogs', { query: { pageSize: '100' } });
    expect(data.catalogs.map(({ id }) => id)).toContain(catalog.id);
  });
});
