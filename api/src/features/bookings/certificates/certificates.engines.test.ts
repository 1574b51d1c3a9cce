import { type Attendance, readCertificateCode } from '@gyg/contract';
import { bookings, gygCardChanges, gygs, gygTranslations, needTranslations } from '@gyg/database/schema';
import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { createTestApi, type TestUser } from '../../../testing';

const api = await createTestApi();
afterAll(() => api.close());

const unguessable = /^[\dA-HJKMNP-TV-Z]{4}(-[\dA-HJKMNP-TV-Z]{4}){3}$/;

interface Given {
  kind?: 'SKILL' | 'COMMODITY';
  attendance?: Attendance | null;
  minutes?: number;
  title?: string;
  fullName?: string;
}

/** A booking of a gyg that ended yesterday, with what the host recorded. */
async function given({ kind = 'SKILL', attendance = 'ATTENDED', minutes = 150, title, fullName }: Given = {}) {
  const need = kind === 'SKILL' ? { title: 'Shore picker', durationMinutes: minutes } : { kind, title: 'Gloves' };
  const { gyg, admin, host } = await api.scene([need], { startsIn: -24, ...(title === undefined ? {} : { title }) });
  const person = await api.user({ fullName: fullName ?? 'Elin Strand' });
  const at = new Date(api.clock.now().getTime() - 48 * 3_600_000);
  const bookingId = await api.seed(async (seeder) => {
    const booking = { userId: person.id, gygId: gyg.id, needId: gyg.needId, contributionType: kind, at } as const;
    const { id } = await seeder.book(booking);
    if (attendance === null) return id;
    await seeder.recordAttendance({ bookingId: id, byUserId: admin.id, attendance, at: api.clock.now() });
    return id;
  });
  return { gyg, admin, host, person, params: { gygId: gyg.id, bookingId } };
}

type Issued = Awaited<ReturnType<typeof given>>;

const issue = (who: TestUser, { params }: Pick<Issued, 'params'>, name: 'FULL' | 'INITIALS' = 'FULL') =>
  api.as(who)('issueCertificate', { params, body: { name } });
const check = (code: string, query: Record<string, string> = {}) =>
  api.call('getCertificate', { params: { code }, query });
const file = (code: string) => api.call('getCertificateFile', { params: { code } });

async function issued(over: Given = {}) {
  const attendedBooking = await given(over);
  return { ...attendedBooking, code: (await issue(attendedBooking.person, attendedBooking)).data.code };
}

describe('a certificate is issued', () => {
  test('in letters that can be printed, with the name as it is typed on the page that checks it', async () => {
    const attendedBooking = await given({ fullName: '李小龍' });
    const { data } = await issue(attendedBooking.person, attendedBooking);
    expect(data.printed).toBe('LiXiaoLong');
    expect((await check(data.code)).data.certified).toMatchObject({ person: '李小龍', printed: 'LiXiaoLong' });
  });

  test('once for a booking: asked again it keeps its code and takes the new name setting', async () => {
    const attendedBooking = await given();
    const first = await issue(attendedBooking.person, attendedBooking);
    expect(first.data).toEqual({
      code: first.data.code,
      name: 'FULL',
      printed: null,
      issued: api.clock.now().toISOString(),
    });
    expect(first.data.code).toMatch(unguessable);
    const again = await issue(attendedBooking.person, attendedBooking, 'INITIALS');
    expect(again.data).toEqual({ ...first.data, name: 'INITIALS' });
    expect((await check(first.data.code)).data.certified?.person).toBe('E. S.');
    const codes = await Promise.all(Array.from({ length: 5 }, () => issue(attendedBooking.person, attendedBooking)));
    expect(new Set(codes.map(({ data }) => data.code)).size).toBe(1);
    expect((await issued()).code).not.toBe(first.data.code);
  });

  test.each([
    ['an absence', { attendance: 'ABSENT' }],
    ['an approved absence', { attendance: 'APPROVED_UNATTENDANCE' }],
    ['unmarked attendance', { attendance: null }],
    ['items', { kind: 'COMMODITY' }],
    ['no time', { minutes: 0 }],
    ['less time than counts', { minutes: 2 }],
  ] as const)('not for %s', async (_case, over) => {
    const attendedBooking = await given(over);
    const { status, problem } = await issue(attendedBooking.person, attendedBooking);
    expect([status, problem.code]).toEqual([409, 'certificates.not_attended']);
  });

  test('not before the gyg is finished', async () => {
    const { gyg, admin } = await api.scene([{}], { startsIn: -1 });
    const person = await api.user();
    const { data } = await api.as(person)('createBooking', {
      params: { gygId: gyg.id },
      body: { userId: person.id, gygPositionId: gyg.needId, contributionType: 'SKILL', quantity: 1 },
    });
    const params = { gygId: gyg.id, bookingId: data.id };
    const body = { contributionType: 'SKILL', attendance: 'ATTENDED' };
    await api.as(admin)('recordAttendance', { params, body });
    expect((await issue(person, { params })).problem.code).toBe('gyg.wrong_state');
    await api.as(admin)('finishGyg', { params: { gygId: gyg.id }, body: {} });
    expect((await issue(person, { params })).status).toBe(200);
  });

  test('not for the booking of another, nor with the id of another gyg', async () => {
    const [made, other] = [await given(), await given()];
    expect((await issue(other.person, made)).problem.code).toBe('booking.missing');
    expect((await issue(made.admin, made)).status).toBe(403);
    const crossed = { params: { ...made.params, gygId: other.gyg.id } };
    expect((await issue(made.person, crossed)).problem.code).toBe('booking.missing');
  });
});

describe('the check', () => {
  test('says what the certificate proves, to anyone, and is kept by no cache', async () => {
    const { code, gyg, host } = await issued({ title: 'Clean the shore' });
    const { data, headers } = await check(code);
    expect(data).toMatchObject({ code, valid: true, issued: api.clock.now().toISOString() });
    expect(data.certified).toMatchObject({
      person: 'Elin Strand',
      hours: 2.5,
      needTitle: 'Shore picker',
      gygId: gyg.id,
      gygTitle: 'Clean the shore',
      hostName: host.name,
      sdgGoalId: 14,
    });
    expect(headers.get('Cache-Control')).toBe('no-store');
    expect(headers.get('ETag')).toBeNull();
  });

  test('reads a code in any case, with or without dashes, and finds no other', async () => {
    const { code } = await issued();
    for (const typed of [code.toLowerCase(), code.replaceAll('-', ''), code.replaceAll('0', 'o')]) {
      expect((await check(typed)).data.code).toBe(code);
    }
    const last = code.endsWith('7') ? '8' : '7';
    for (const wrong of ['0000-0000-0000-0000', 'nonsense', `${code.slice(0, -1)}${last}`]) {
      expect((await check(wrong)).problem.code).toBe('certificates.missing');
      expect((await file(wrong)).problem.code).toBe('certificates.missing');
    }
  });

  test('shows the titles in the reader’s language where they exist', async () => {
    const { code, gyg } = await issued({ title: 'Städa stranden' });
    await api.db.tx(async (tx) => {
      await tx.insert(gygTranslations).values({ gygId: gyg.id, language: 'en', title: 'Clean the shore' });
      await tx.insert(needTranslations).values({ needId: gyg.needId, language: 'en', title: 'Picker' });
    });
    const { data } = await check(code, { lang: 'en' });
    expect(data.certified).toMatchObject({ gygTitle: 'Clean the shore', needTitle: 'Picker', gygLanguage: 'en' });
  });

  test('counts the hours of a weekly gyg as everywhere else', async () => {
    const attendedBooking = await given({ minutes: 100 });
    await api.db.tx((tx) =>
      tx.update(gygs).set({ repeats: 'WEEKLY', occasionMinutes: 60 }).where(eq(gygs.id, attendedBooking.gyg.id)),
    );
    const { data } = await issue(attendedBooking.person, attendedBooking);
    const { statistics } = (await api.call('getUserProfile', { params: { userId: attendedBooking.person.id } })).data;
    expect((await check(data.code)).data.certified?.hours).toBe(1.7);
    expect(statistics.hours).toBe(1.7);
  });

  test('says withdrawn, and names no one, while the host does not record the person as attended', async () => {
    const { code, admin, params } = await issued({ title: 'Clean the shore' });
    const record = (attendance: Attendance | null) =>
      api.as(admin)('recordAttendance', { params, body: { contributionType: 'SKILL', attendance } });
    for (const attendance of ['ABSENT', 'APPROVED_UNATTENDANCE', null] as const) {
      api.clock.pass(1);
      expect((await record(attendance)).status).toBe(200);
      const { data, text } = await check(code);
      expect(data).toMatchObject({ code, valid: false, certified: null });
      expect(text).not.toMatch(/Elin|Clean the shore/);
      expect((await file(code)).problem.code).toBe('certificates.withdrawn');
    }
    api.clock.pass(1);
    await record('ATTENDED');
    expect((await check(code)).data.valid).toBe(true);
  });

  test('says withdrawn, and names no one, once the account is erased', async () => {
    const { code, person } = await issued();
    expect((await api.as(person)('eraseUser', { params: { userId: person.id } })).status).toBe(204);
    const { data, text } = await check(code);
    expect(data).toMatchObject({ valid: false, certified: null });
    expect(text).not.toContain('Elin');
    expect((await file(code)).status).toBe(410);
  });

  test('works for a hidden gyg, and never shows a draft', async () => {
    const { code, gyg, params } = await issued({ title: 'Out of sight' });
    await api.db.tx((tx) => tx.update(gygs).set({ hidden: true }).where(eq(gygs.id, gyg.id)));
    expect((await check(code)).data.certified?.gygTitle).toBe('Out of sight');
    await api.db.tx((tx) => tx.update(gygs).set({ publishedAt: null }).where(eq(gygs.id, gyg.id)));
    const { data, text } = await check(code);
    expect([data.valid, text.includes('Out of sight')]).toEqual([false, false]);
    await api.db.tx((tx) => tx.update(gygs).set({ publishedAt: new Date() }).where(eq(gygs.id, gyg.id)));
    const cancelled = { status: 'CANCELLED' } as const;
    await api.db.tx(async (tx) => {
      await tx.update(bookings).set(cancelled).where(eq(bookings.id, params.bookingId));
      await tx.insert(gygCardChanges).values({ gygId: gyg.id });
    });
    expect((await check(code)).data.valid).toBe(false);
  });
});

test.each([
  ['getCertificate', 60],
  ['getCertificateFile', 30],
] as const)('codes cannot be tried quickly by %s', async (name, allowed) => {
  const strict = await createTestApi({ config: { rateLimits: 'on' } });
  const params = { code: '0000-0000-0000-0000' };
  const statuses: number[] = [];
  for (let call = 0; call <= allowed; call += 1) statuses.push((await strict.call(name, { params })).status);
  expect([statuses.at(0), statuses.at(-2), statuses.at(-1)]).toEqual([404, 404, 429]);
  await strict.close();
});

test('a code of 80 random bits is written as it is read', async () => {
  const { code } = await issued();
  expect(readCertificateCode(code)).toBe(code);
});
