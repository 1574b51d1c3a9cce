import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openVisitor, type RunningIdentity, readAnswer, startIdentity } from '../testing';

const password = 'Havet2026';
let running: RunningIdentity;
let late = 0;

beforeAll(async () => {
  running = await startIdentity({ now: () => Date.now() + late });
});
afterAll(() => running.close());

const outcome = async (call: string, body: unknown) => readAnswer(await running.post(call, body));

/** Signs a new person up. */
const join = async (email: string) => {
  expect((await outcome('sign-up', { name: 'Anna', email, password })).status).toBe(201);
  return email;
};

const wrong = (code: string) => (code === '000000' ? '111111' : '000000');

describe('signing up', () => {
  it('mails a six-digit code, in the requested language, with a link to the verify page', async () => {
    await running.post('sign-up', { name: 'Åsa', email: ' Asa@Example.org ', password, locale: 'se' });
    const mail = await running.findMail('asa@example.org');
    expect(mail).toMatchObject({ template: 'verificationCode', locale: 'se' });
    expect(mail?.data.code).toMatch(/^\d{6}$/);
    expect(mail?.data.link).toBe(`${running.origin}/users/verify?email=asa%40example.org`);
  });

  it('names the rules that a weak password breaks', async () => {
    const answer = await outcome('sign-up', { name: 'Bo', email: 'bo@example.org', password: 'kort' });
    expect(answer).toMatchObject({
      status: 400,
      error: 'InvalidPasswordException',
      problems: ['length', 'upper', 'digit'],
    });
  });

  it('refuses an address that has an account, in any case', async () => {
    await join('carin@example.org');
    expect(await outcome('sign-up', { name: 'C', email: 'CARIN@example.org', password })).toMatchObject({
      status: 400,
      error: 'UsernameExistsException',
    });
  });

  it('creates one account for many simultaneous attempts', async () => {
    const attempts = Array.from({ length: 5 }, () =>
      outcome('sign-up', { name: 'D', email: 'dag@example.org', password }),
    );
    const statuses = (await Promise.all(attempts)).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([201, 400, 400, 400, 400]);
  });

  it.each(['You won https://evil.example', 'www.evil.example', 'Anna\nCall 555', '\u2800', '\u200b'])(
    'refuses %j as a name: it would be mailed to another person’s address',
    async (name) => {
      const email = 'target@example.org';
      expect(await outcome('sign-up', { name, email, password })).toMatchObject({ error: 'InvalidParameterException' });
      expect(await running.countMails(email)).toBe(0);
    },
  );

  it('stores a name without characters that change the writing direction', async () => {
    const email = 'direction@example.org';
    await running.post('sign-up', { name: 'Anna\u202enimda', email, password });
    expect(await running.identity.pool.findByEmail(email)).toMatchObject({ name: 'Annanimda' });
  });

  it('accepts a name with dots, which the mail to an unconfirmed address shows without a link', async () => {
    const email = 'dots@example.org';
    await running.post('sign-up', { name: 'J.R.R. evil.example', email, password });
    expect((await running.findMail(email))?.data.name).toBe('J. R. R. evil. example');
    expect(await running.identity.pool.findByEmail(email)).toMatchObject({ name: 'J.R.R. evil.example' });
  });

  it('refuses an address that most mail servers do not take', async () => {
    const input = { name: 'Åsa', email: 'åsa@example.org', password };
    expect(await outcome('sign-up', input)).toMatchObject({ error: 'InvalidParameterException' });
  });

  it('refuses an invalid sign-up', async () => {
    expect(await outcome('sign-up', { name: '', email: 'e@example.org', password })).toMatchObject({
      error: 'InvalidParameterException',
    });
    expect(await outcome('sign-up', { name: 'E', email: 'nobody', password })).toMatchObject({
      error: 'InvalidParameterException',
    });
  });
});

describe('confirming', () => {
  it('accepts the mailed code once', async () => {
    const { post } = openVisitor(running);
    const email = 'first@example.org';
    expect(await post('sign-up', { name: 'Anna', email, password })).toEqual({ status: 201 });
    const code = await running.getCode(email);
    expect(await post('confirm', { email, code })).toEqual({ status: 200 });
    expect(await post('confirm', { email, code })).toEqual({ status: 401, error: 'NotAuthorizedException' });
  });

  it('reveals that an address is confirmed only to a caller with the code', async () => {
    const email = 'confirmed@example.org';
    await running.identity.pool.createConfirmedUser({ email, name: 'C', password });
    const answer = await outcome('confirm', { email, code: '123456' });
    expect(answer).toEqual({ status: 400, error: 'CodeMismatchException' });
    expect(await outcome('confirm', { email: 'nowhere@example.org', code: '123456' })).toEqual(answer);
  });

  it('refuses a wrong code, and any code for an unknown address, with the same message', async () => {
    const email = await join('second@example.org');
    const code = wrong(await running.getCode(email));
    const refused = await outcome('confirm', { email, code });
    expect(refused).toMatchObject({ status: 400, error: 'CodeMismatchException' });
    expect(await outcome('confirm', { email: 'nobody@example.org', code })).toEqual(refused);
  });

  it('refuses the right code after five wrong tries, until a new code is sent', async () => {
    const email = await join('third@example.org');
    const code = await running.getCode(email);
    for (let attempt = 0; attempt < 5; attempt += 1) await outcome('confirm', { email, code: wrong(code) });
    expect(await outcome('confirm', { email, code })).toMatchObject({ status: 429, error: 'LimitExceededException' });
    expect(await outcome('resend', { email })).toMatchObject({ status: 200 });
    expect(await outcome('confirm', { email, code: await running.getCode(email) })).toMatchObject({ status: 200 });
  });

  it('refuses the code after ten minutes', async () => {
    const email = await join('fourth@example.org');
    const code = await running.getCode(email);
    late = 10 * 60_000 + 1;
    const answer = await outcome('confirm', { email, code });
    late = 0;
    expect(answer).toMatchObject({ status: 400, error: 'ExpiredCodeException' });
  });

  it('replaces the old code when a new one is sent', async () => {
    const email = await join('fifth@example.org');
    const old = await running.getCode(email);
    await outcome('resend', { email });
    const fresh = await running.getCode(email);
    if (old !== fresh)
      expect(await outcome('confirm', { email, code: old })).toMatchObject({ error: 'CodeMismatchException' });
    expect(await outcome('confirm', { email, code: fresh })).toMatchObject({ status: 200 });
  });

  it('accepts one of two simultaneous uses of the code', async () => {
    const email = await join('sixth@example.org');
    const code = await running.getCode(email);
    const answers = await Promise.all([outcome('confirm', { email, code }), outcome('confirm', { email, code })]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });
});

describe('requesting a code again', () => {
  it('gets the same response for confirmed, unconfirmed and unknown addresses; the owner gets a mail', async () => {
    const email = await join('known@example.org');
    await outcome('confirm', { email, code: await running.getCode(email) });
    expect(await outcome('resend', { email })).toEqual(await outcome('resend', { email: 'unknown@example.org' }));
    expect(await running.findMail(email)).toMatchObject({ template: 'alreadyConfirmed' });
    expect(await running.findMail('unknown@example.org')).toBeUndefined();
  });

  it('is stopped after five codes in an hour, for unknown addresses too', async () => {
    for (let sent = 0; sent < 5; sent += 1) await outcome('resend', { email: 'eager@example.org' });
    const response = await running.post('resend', { email: 'eager@example.org' });
    expect(response.status).toBe(429);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(3500);
  });
});

describe('the pool', () => {
  it('refuses posts of other sites and posts that are not JSON', async () => {
    const body = { email: 'x@example.org' };
    expect((await running.post('forgot', body, { origin: 'https://elsewhere.example' })).status).toBe(403);
    expect((await running.post('forgot', body, { 'content-type': 'text/plain' })).status).toBe(415);
    expect((await running.post('forgot', body, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  });

  it('ignores a forwarded address', async () => {
    const statuses = [];
    for (let attempt = 0; attempt < 61; attempt += 1) {
      const headers = { 'x-forwarded-for': `10.0.0.${attempt}` };
      statuses.push((await running.post('forgot', { email: `f${attempt}@example.org` }, headers)).status);
    }
    expect(statuses).toContain(429);
  });
});

describe('with limits off, for load tests', () => {
  it('counts no calls, except the tries of a code', async () => {
    const open = await startIdentity({ limits: 'off' });
    const email = 'load@example.org';
    const post = async (call: string, body: unknown) => (await open.post(call, body)).status;
    await post('sign-up', { name: 'Load', email, password });
    for (let sent = 0; sent < 7; sent += 1) expect(await post('resend', { email })).toBe(200);
    const code = wrong(await open.getCode(email));
    for (let tried = 0; tried < 5; tried += 1) expect(await post('confirm', { email, code })).toBe(400);
    expect(await post('confirm', { email, code })).toBe(429);
    await open.close();
  });
});
