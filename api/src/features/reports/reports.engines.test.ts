import type { Attendance } from '@gyg/contract';
import type { Database } from '@gyg/database';
import { afterAll, describe, expect, test } from 'vitest';
import { createTestApi, hour } from '../../testing';

let statements = 0;
/** Counts the statements that read. */
function counting(db: Database): Database {
  const read = new Proxy(db.read, {
    get(target, key, receiver) {
      if (key === 'select' || key === 'selectDistinct') statements += 1;
      return Reflect.get(target, key, receiver);
    },
  });
  return { ...db, tx: (act) => db.tx(act), read };
}

const api = await createTestApi({ wrapDatabase: counting });
afterAll(() => api.close());

interface Contribution {
  userId: string;
  need?: number;
  quantity?: number;
  userOrganization?: string;
  attendance?: Attendance;
}

/** A gyg of yesterday and participants in the name of a company whose members they are. */
async function scene(over: { title?: string; needTitle?: string; fullName?: string } = {}) {
  const { title = 'Clean the shore', needTitle = 'Shore picker', fullName } = over;
  const host = await api.scene(
    [
      { title: needTitle, durationMinutes: 90 },
      { kind: 'COMMODITY', offeredPositions: 50 },
    ],
    { title, startsIn: -30, lasts: 4 },
  );
  const company = await api.organization({ name: 'Måleri & Co', organizationType: 'FOR-PROFIT' });
  const [boss, employee] = [await api.user({ locale: 'se' }), await api.user(fullName ? { fullName } : {})];
  await api.member(company.id, boss.id, 'ADMIN');
  await api.member(company.id, employee.id);
  const contribute = ({ userId, need = 0, quantity = 1, userOrganization, attendance }: Contribution) =>
    api.seed(async (seeder) => {
      const wanted = host.gyg.needs[need];
      const at = new Date(api.clock.now().getTime() - 100 * hour);
      const booked = { userId, gygId: host.gyg.id, needId: wanted?.id ?? '', quantity, at };
      const contributionType = need === 0 ? ('SKILL' as const) : ('COMMODITY' as const);
      const named = { ...booked, contributionType, userOrganization: userOrganization ?? null };
      const { id, representation } = await seeder.book(named);
      const recordedAt = { bookingId: id, byUserId: host.admin.id, at: api.clock.now() };
      if (attendance) await seeder.recordAttendance({ ...recordedAt, attendance });
      return { id, representation };
    });
  return { ...host, company, boss, employee, contribute };
}

describe('given', () => {
  test('contains approved representations, and never private contributions', async () => {
    const { host, gyg, company, boss, employee, contribute } = await scene();
    const [mine, represented] = [
      await contribute({ userId: boss.id, userOrganization: company.id, attendance: 'ATTENDED' }),
      await contribute({ userId: employee.id, userOrganization: company.id, attendance: 'ATTENDED' }),
    ];
    await contribute({ userId: employee.id, need: 1, quantity: 4, attendance: 'ATTENDED' });
    const body = { organizationId: company.id };
    const report = async () => (await api.as(boss)('reportGiven', { body })).data;
    const { rows, ...page } = await report();
    const sums = { hours: 1.5, items: 0, gygs: 1, participants: 1, goals: [14] };
    const months = [{ month: '2027-04', hours: 1.5, items: 0, participants: 1 }];
    expect(page).toEqual({ total: 1, page: 0, pageSize: 20, sums, months });
    expect(rows).toMatchObject([
      {
        bookingId: mine.id,
        gygId: gyg.id,
        hostName: host.name,
        userName: boss.fullName,
        orgName: company.name,
        needTitle: 'Shore picker',
        hours: 1.5,
        quantity: null,
        attendance: 'ATTENDED',
      },
    ]);
    const params = { requestId: represented.representation?.id ?? '' };
    await api.as(boss)('acceptRepresentationRequest', { params });
    expect((await report()).sums).toMatchObject({ hours: 3, participants: 2 });
  });

  test('shows absences, without hours', async () => {
    const { company, boss, contribute } = await scene();
    await contribute({ userId: boss.id, userOrganization: company.id, attendance: 'ABSENT' });
    await contribute({ userId: boss.id, need: 1, quantity: 3, userOrganization: company.id });
    const { data } = await api.as(boss)('reportGiven', { body: { organizationId: company.id } });
    const counted = data.rows.map(({ hours, quantity, attendance }) => ({ hours, quantity, attendance }));
    expect(counted).toHaveLength(2);
    expect(counted).toContainEqual({ hours: 0, quantity: null, attendance: 'ABSENT' });
    expect(counted).toContainEqual({ hours: null, quantity: 0, attendance: null });
    expect(data.sums).toMatchObject({ hours: 0, items: 0 });
  });

  test('excludes upcoming gygs', async () => {
    const { gyg } = await api.scene();
    const company = await api.organization();
    const boss = await api.user();
    await api.member(company.id, boss.id, 'ADMIN');
    const booking = { contributionType: 'SKILL', gygPositionId: gyg.needId, userId: boss.id, quantity: 1 };
    const body = { ...booking, userOrganization: company.id };
    await api.as(boss)('createBooking', { params: { gygId: gyg.id }, body });
    const { data } = await api.as(boss)('reportGiven', { body: { organizationId: company.id } });
    expect(data).toMatchObject({ rows: [], total: 0 });
  });
});

describe('received', () => {
  test('has all contributions to the hosted gygs, with names for hosts and without unapproved representations', async () => {
    const { host, admin, company, boss, employee, contribute } = await scene();
    await contribute({ userId: boss.id, userOrganization: company.id, attendance: 'ATTENDED' });
    await contribute({ userId: employee.id, userOrganization: company.id, attendance: 'ATTENDED' });
    await contribute({ userId: employee.id, need: 1, quantity: 4, attendance: 'ATTENDED' });
    const { data } = await api.as(admin)('reportReceived', { body: { organizationId: host.id } });
    expect(data.rows.map(({ userName, orgName }) => [userName, orgName])).toEqual(
      expect.arrayContaining([
        [boss.fullName, company.name],
        [employee.fullName, null],
      ]),
    );
    expect(data.total).toBe(3);
    expect(data.sums).toMatchObject({ hours: 3, items: 4, gygs: 1, participants: 2 });
    expect(JSON.stringify(data)).not.toContain('@');
  });

  test('leaves out what the host gave itself, which is given: nothing is counted on both sides', async () => {
    const { host, admin, company, boss, contribute } = await scene();
    const own = await contribute({ userId: admin.id, userOrganization: host.id, attendance: 'ATTENDED' });
    await contribute({ userId: boss.id, userOrganization: company.id, attendance: 'ATTENDED' });
    await contribute({ userId: admin.id, need: 1, quantity: 4, attendance: 'ATTENDED' });
    const body = { organizationId: host.id };
    const givenReport = (await api.as(admin)('reportGiven', { body })).data;
    expect(givenReport.rows).toMatchObject([{ bookingId: own.id, hostName: host.name }]);
    expect(givenReport.sums).toMatchObject({ hours: 1.5, items: 0 });
    const received = (await api.as(admin)('reportReceived', { body })).data;
    expect(received.rows.map(({ orgName, hours }) => [orgName, hours])).toEqual(
      expect.arrayContaining([
        [company.name, 1.5],
        [null, null],
      ]),
    );
    expect(received).toMatchObject({ total: 2, sums: { hours: 1.5, items: 4 } });
    const profile = await api.call('getOrganizationProfile', { params: { organizationId: host.id } });
    expect(profile.data.statistics).toMatchObject({ contributed: 1.5, helpReceived: 1.5 });
  });

  test('has pages with totals over all rows, and a period by the start of the gyg', async () => {
    const { host, admin, company, boss, contribute } = await scene();
    await contribute({ userId: boss.id, userOrganization: company.id, attendance: 'ATTENDED' });
    await contribute({ userId: boss.id, need: 1, quantity: 2, attendance: 'ATTENDED' });
    const report = async (over: object) =>
      (await api.as(admin)('reportReceived', { body: { organizationId: host.id, ...over } })).data;
    const first = await report({ pageSize: 1 });
    const second = await report({ pageSize: 1, page: 1 });
    expect([first.rows.length, second.rows.length, first.total]).toEqual([1, 1, 2]);
    expect(first.rows[0]?.bookingId).not.toBe(second.rows[0]?.bookingId);
    expect(second.sums).toMatchObject({ hours: 1.5, items: 2 });
    const start = new Date(api.clock.now().getTime() - 30 * hour).toISOString();
    expect(await report({ to: start })).toMatchObject({ total: 0, sums: { hours: 0 } });
    expect((await report({ from: start })).total).toBe(2);
    const wrong = await api.as(admin)('reportReceived', { body: { organizationId: host.id, from: start, to: start } });
    expect(wrong.problem.errors).toMatchObject([{ path: 'to' }]);
  });

  test('of a time outside the supported years is 400, not 500', async () => {
    const { host, admin } = await scene();
    for (const name of ['reportGiven', 'reportReceived', 'reportPartner'] as const) {
      for (const time of ['0000-01-01T00:00:00Z', '1899-12-31T23:59:59Z', '3000-01-01T00:00:00Z']) {
        const { problem } = await api.as(admin)(name, { body: { organizationId: host.id, from: time } });
        expect([problem.status, problem.errors?.[0]?.path]).toEqual([400, 'from']);
      }
      const all = { from: '1900-01-01T00:00:00Z', to: '2999-12-31T23:59:59Z' };
      expect((await api.as(admin)(name, { body: { organizationId: host.id, ...all } })).status).toBe(200);
    }
  });
});

describe('as a file', () => {
  test('is in the language on screen, else that of the account, with a byte order mark, and Swedish times', async () => {
    const { host, company, boss, contribute } = await scene();
    await contribute({ userId: boss.id, userOrganization: company.id, attendance: 'ATTENDED' });
    const body = { organizationId: company.id, format: 'csv' };
    const answer = await api.as(boss)('reportGiven', { body });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('Content-Type')).toBe('text/csv; charset=utf-8');
    expect(answer.headers.get('Content-Disposition')).toBe('attachment; filename="gyg-given-2027-05-01.csv"');
    expect(answer.headers.get('Cache-Control')).toBe('private, no-store');
    // fetch removes the mark from the text it returns.
    const quoted = (...cells: string[]) => cells.map((cell) => `"${cell}"`).join(';');
    const times = ['2027-04-30 08:00', '2027-04-30 12:00'];
    const header = ['Gyg', 'Börjar (svensk tid)', 'Slutar (svensk tid)', 'Värd', 'Person', 'Företräder', 'Behov'];
    expect(answer.text.split('\r\n')).toEqual([
      quoted(...header, 'Typ', 'Timmar', 'Saker', 'Närvaro'),
      quoted(
        'Clean the shore',
        ...times,
        host.name,
        boss.fullName,
        'Måleri & Co',
        'Shore picker',
        'Tid',
        '1,5',
        '',
        'Närvarade',
      ),
      '',
    ]);
    const english = await api.as(boss)('reportGiven', { body, headers: { 'Accept-Language': 'en' } });
    expect(english.text).toMatch(/^"Gyg","Starts.*"Hours","Items","Attendance"\r\n.*,"1.5","","Attended"/);
    const raw = await fetch(`${api.url}/reports/contributions/given`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${api.tokenFor(boss)}`, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    expect([...new Uint8Array(await raw.arrayBuffer()).slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  });

  test('no text of a gyg, person or need can run as a formula', async () => {
    const texts = { title: 'Shore;=1+1', needTitle: '@SUM(A1)', fullName: '+46 70, "Bo"\nBus' };
    const { host, admin, employee, contribute } = await scene(texts);
    await contribute({ userId: employee.id, attendance: 'ATTENDED' });
    const body = { organizationId: host.id, format: 'csv' };
    const { text } = await api.as(admin)('reportReceived', { body });
    expect(text).toContain(`\r\n"Shore;'=1+1",`);
    expect(text).toContain(`,"'+46 70, ""Bo""\nBus",`);
    expect(text).toContain(`,"'@SUM(A1)",`);
  });
});

describe('of partners', () => {
  test('shows the contributions of each partner and each represented organisation', async () => {
    const { host, admin, gyg, company, boss, contribute } = await scene();
    const [partner, invited] = [await api.organization({ organizationType: 'EDUCATION' }), await api.organization()];
    const start = new Date(api.clock.now().getTime() - 50 * hour);
    await api.seed((seeder) =>
      seeder.addGyg({
        organizationId: host.id,
        title: 'Partners',
        summary: '',
        address: 'Smögen',
        sdgGoalId: 4,
        startDateTime: start,
        endDateTime: new Date(start.getTime() + hour),
        publishedAt: start,
        partners: [
          { organizationId: partner.id, accepted: true },
          { organizationId: invited.id, accepted: false },
        ],
      }),
    );
    await contribute({ userId: boss.id, userOrganization: company.id, attendance: 'ATTENDED' });
    await contribute({ userId: admin.id, userOrganization: host.id, attendance: 'ATTENDED' });
    const body = { organizationId: host.id };
    const { data } = await api.as(admin)('reportPartner', { body });
    const nothing = { hours: 0, participants: 0 };
    expect(gyg.id).not.toBe('');
    expect(data).toEqual([
      { orgId: company.id, orgName: company.name, orgType: 'FOR-PROFIT', hours: 1.5, gygs: 1, participants: 1 },
      { orgId: partner.id, orgName: partner.name, orgType: 'EDUCATION', gygs: 1, ...nothing },
    ]);
    const file = await api.as(admin)('reportPartner', { body: { ...body, format: 'csv' } });
    expect(file.headers.get('Content-Disposition')).toBe('attachment; filename="gyg-partners-2027-05-01.csv"');
    expect(file.text.split('\r\n')).toEqual([
      '"Organisation","Type","Hours","Gygs","Participants"',
      `"${company.name}","Company","1.5","1","1"`,
      `"${partner.name}","Education","0","1","0"`,
      '',
    ]);
    const swede = await api.user({ locale: 'se' });
    await api.member(host.id, swede.id, 'ADMIN');
    const swedish = await api.as(swede)('reportPartner', { body: { ...body, format: 'csv' } });
    expect(swedish.text.split('\r\n').slice(0, 2)).toEqual([
      '"Organisation";"Typ";"Timmar";"Gygar";"Deltagare"',
      `"${company.name}";"Företag";"1,5";"1";"1"`,
    ]);
  });
});

test('a report uses as many statements for a hundred rows as for one', async () => {
  const { host, admin, employee, contribute } = await scene();
  await contribute({ userId: employee.id, attendance: 'ATTENDED' });
  const ask = async () => {
    statements = 0;
    const body = { organizationId: host.id, pageSize: 100 };
    const { data } = await api.as(admin)('reportReceived', { body });
    return { statements, rows: data.rows.length };
  };
  const one = await ask();
  for (let more = 0; more < 20; more += 1) {
    await contribute({ userId: (await api.user()).id, need: 1, quantity: 1 });
  }
  expect(await ask()).toEqual({ statements: one.statements, rows: one.rows + 20 });
});
