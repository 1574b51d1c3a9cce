import { afterAll, describe, expect, test } from 'vitest';
import { createStatementCounter, createTestApi, type TestUser } from '../../../testing';

const reads = createStatementCounter();
const api = await createTestApi({ wrapDatabase: reads.wrapDatabase });
afterAll(() => api.close());

async function hosting() {
  const host = await api.organization({ name: 'Kustlaget' });
  const admin = await api.user({ locale: 'se' });
  await api.member(host.id, admin.id, 'ADMIN');
  const add = (title: string, over: Partial<Parameters<typeof api.gyg>[0]> = {}) =>
    api.gyg({ organizationId: host.id, title, needs: [api.need()], ...over });
  const find = (who: TestUser | undefined, query: Record<string, string> = {}) =>
    (who ? api.as(who) : api.call)('findHostedGygs', { query: { organizationId: host.id, ...query } });
  return { host, admin, add, find };
}

describe('the number of gygs in each state', () => {
  test('ignores the chosen states only, and counts drafts and hidden ones for their hosts', async () => {
    const { admin, add, find } = await hosting();
    const manager = await api.user();
    await add('Draft at the pier', { draft: true, managers: [manager.id] });
    await add('Draft in the wood', { draft: true });
    await add('Pier tomorrow');
    await add('Wood tomorrow');
    await add('Hidden pier', { hidden: true });
    await add('Pier now', { startsIn: -1 });
    await add('Pier yesterday', { startsIn: -30 });
    const facets = async (who: TestUser | undefined, query: Record<string, string> = {}) =>
      (await find(who, { facets: 'true', ...query })).data.facets?.states;
    const shown = { PUBLISHED: 2, ONGOING: 1, FINISHED: 1 };
    expect(await facets(undefined, { states: 'FINISHED' })).toEqual({ CREATED: 0, ...shown });
    expect(await facets(undefined, { showHidden: 'true', states: 'CREATED' })).toEqual({ CREATED: 0, ...shown });
    expect(await facets(admin, { showHidden: 'true' })).toEqual({ CREATED: 2, ...shown, PUBLISHED: 3 });
    expect(await facets(admin, { keyword: 'pier' })).toEqual({ CREATED: 1, ...shown, PUBLISHED: 1 });
    expect(await facets(manager)).toEqual({ CREATED: 1, ...shown });
    expect((await find(admin)).data).not.toHaveProperty('facets');
  });
});

test('hosts see how many offers of each gyg wait for an answer', async () => {
  const { admin, add, find } = await hosting();
  const gyg = await add('Busy', { needs: [api.need({ needsApproval: true }), api.need()] });
  await add('Quiet');
  const [waiting, open] = gyg.needs.map(({ id }) => id);
  for (const needId of [waiting, waiting, open]) {
    const { id: userId } = await api.user();
    const booking = { gygId: gyg.id, needId: needId ?? '', contributionType: 'SKILL', userId } as const;
    await api.seed((seeder) => seeder.book({ ...booking, at: api.clock.now() }));
  }
  const { gygs } = (await find(admin, { sort: 'title:asc' })).data;
  expect(gygs.map(({ counts }) => counts?.bookings)).toEqual([
    { waiting: 2, confirmed: 1 },
    { waiting: 0, confirmed: 0 },
  ]);
});

describe('as a file', () => {
  test('has only the gygs with the given ids, hidden ones too', async () => {
    const { admin, add, find } = await hosting();
    const hidden = await add('Strand', { hidden: true });
    await add('Skog');
    const { text } = await find(admin, { format: 'csv', ids: hidden.id, showHidden: 'true' });
    expect(text.split('\r\n').map((row) => row.split(';')[0])).toEqual(['"Titel"', '"Strand"', '']);
  });

  test('has all gygs in the reader’s language, and what is booked for their hosts only', async () => {
    const { admin, add, find } = await hosting();
    await add('=Strandstädning', { needs: [api.need(), api.need({ kind: 'COMMODITY' })], beneficiaryPositions: 2 });
    await add('Utkast', { draft: true });
    const query = { format: 'csv', pageSize: '1', states: 'PUBLISHED,CREATED' };
    const own = await find(admin, { ...query, sort: 'title:asc' });
    expect(own.headers.get('Content-Disposition')).toBe('attachment; filename="gyg-hosted-2027-05-01.csv"');
    const [header, first, second] = own.text.split('\r\n');
    const columns = ['Börjar (svensk tid)', 'Slutar (svensk tid)', 'Adress', 'Mål', 'Värd', 'Insatser', 'Saker'];
    expect(header).toBe(['Titel', 'Status', ...columns, 'Mottagare'].map((cell) => `"${cell}"`).join(';'));
    expect(first).toMatch(
      /^"'=Strandstädning";"Kommande";"2027-05-08 14:00";.*"Kustlaget";"0 av 5";"0 av 5";"0 av 2"$/,
    );
    expect(second).toMatch(/^"Utkast";"Utkast";/);
    const other = await find(await api.user(), query);
    expect(other.text.split('\r\n')[1]).toMatch(/^"'=Strandstädning","Upcoming",.*"Kustlaget","","",""$/);
    expect(other.text).not.toContain('Utkast');
    expect((await find(undefined, query)).problem.code).toBe('session.need_to_be_logged_in');
  });
});

describe('who represents an organisation', () => {
  async function supporting() {
    const { host, admin } = await hosting();
    const [colleague, gone] = [await api.user(), await api.user()];
    await api.member(host.id, colleague.id);
    await api.member(host.id, gone.id, 'ADMIN');
    const join = async () => {
      const { gyg } = await api.scene([{}, {}]);
      await api.seed(async (seeder) => {
        const at = api.clock.now();
        const booked = { gygId: gyg.id, contributionType: 'SKILL' as const, userOrganization: host.id, at };
        for (const { id: needId } of gyg.needs) await seeder.book({ ...booked, needId, userId: admin.id });
        await seeder.book({ ...booked, needId: gyg.needId, userId: colleague.id });
        const { id: bookingId } = await seeder.book({ ...booked, needId: gyg.needId, userId: gone.id });
        await seeder.cancelBooking({ bookingId, byUserId: gone.id, reason: 'Ill', at });
      });
      return gyg.id;
    };
    const body = { organizationId: host.id };
    return { host, admin, colleague, join, body };
  }

  test('is counted at the gygs of others, for its admins and super users only', async () => {
    const { admin, colleague, join, body } = await supporting();
    await join();
    const { data } = await api.as(admin)('searchParticipatingGygs', { body });
    // One admin holds two bookings, the other cancelled; the colleague's request is pending.
    expect(data.gygs.map(({ represented }) => represented)).toEqual([{ people: 1, waiting: 1 }]);
    const superUser = api.as(await api.user(), { groups: ['superusers'] });
    const asSuper = await superUser('findParticipatingGygs', { query: body });
    expect(asSuper.data.gygs.map(({ represented }) => represented?.people)).toEqual([1]);
    for (const call of [api.call, api.as(colleague), api.fromPartner(admin)]) {
      const answer = await call('findParticipatingGygs', { query: body });
      expect(answer.data.gygs.map((gyg) => gyg.represented)).toEqual([undefined]);
    }
  });

  test('takes as many statements for many gygs as for one', async () => {
    const { admin, join, body } = await supporting();
    const count = () =>
      reads.during(() => api.as(admin)('searchParticipatingGygs', { body: { ...body, facets: true } }));
    await join();
    const one = await count();
    for (let more = 0; more < 3; more += 1) await join();
    expect(await count()).toBe(one);
  });
});
