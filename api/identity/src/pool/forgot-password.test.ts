import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  beginSignIn,
  CookieJar,
  openVisitor,
  postLogin,
  postToken,
  type RunningIdentity,
  readAnswer,
  signIn,
  startIdentity,
} from '../testing';

const password = 'Havet2026';
const newPassword = 'Skogen2027';
let running: RunningIdentity;
let late = 0;

beforeAll(async () => {
  running = await startIdentity({ now: () => Date.now() + late });
});
afterAll(() => running.close());

const errorOf = async (call: string, body: unknown) => (await readAnswer(await running.post(call, body))).error;

const member = async (email: string) => {
  await running.identity.pool.createConfirmedUser({ email, name: 'Maja', password });
  return email;
};

describe('a forgotten password', () => {
  it('is replaced with the mailed code, which works once, and earlier sessions and tokens end', async () => {
    const email = await member('maja@example.org');
    const before = await signIn(running.origin, { email, password });
    await running.post('forgot', { email });
    const code = await running.getCode(email);
    expect(await errorOf('confirm-forgot', { email, code, password: newPassword })).toBeUndefined();
    expect(await errorOf('confirm-forgot', { email, code, password: newPassword })).toBe('CodeMismatchException');

    await expect(running.identity.verifyAccessToken(before.access_token)).rejects.toMatchObject({
      code: 'token_refused',
    });
    const renewal = await postToken(running.origin, {
      grant_type: 'refresh_token',
      refresh_token: before.refresh_token,
    });
    expect(renewal.status).toBe(400);
    const { access_token } = await signIn(running.origin, { email, password: newPassword });
    await expect(running.identity.verifyAccessToken(access_token)).resolves.toMatchObject({ email });

    const browser = new CookieJar();
    const { uid } = await beginSignIn(running.origin, browser);
    expect((await postLogin(running.origin, browser, uid, { email, password })).status).toBe(401);
  });

  it('gets the same response for unknown addresses', async () => {
    const email = await member('nils@example.org');
    const unknown = 'nobody@example.org';
    expect(await errorOf('forgot', { email })).toBe(await errorOf('forgot', { email: unknown }));
    const guess = { code: 'guess!', password: newPassword };
    expect(await errorOf('confirm-forgot', { email, ...guess })).toBe('CodeMismatchException');
    expect(await errorOf('confirm-forgot', { email: unknown, ...guess })).toBe('CodeMismatchException');
  });

  it('is not replaced by an expired code, a weak password, or after five tries', async () => {
    const email = await member('olga@example.org');
    await running.post('forgot', { email });
    const code = await running.getCode(email);
    expect(await errorOf('confirm-forgot', { email, code, password: 'weak' })).toBe('InvalidPasswordException');
    late = 10 * 60_000 + 1;
    expect(await errorOf('confirm-forgot', { email, code, password: newPassword })).toBe('ExpiredCodeException');
    late = 0;
    for (let attempt = 1; attempt < 5; attempt += 1)
      await errorOf('confirm-forgot', { email, code: 'guess!', password: newPassword });
    expect(await errorOf('confirm-forgot', { email, code, password: newPassword })).toBe('LimitExceededException');
  });

  it('is not replaced by the code that confirms an address', async () => {
    const email = 'petra@example.org';
    await running.post('sign-up', { name: 'Petra', email, password });
    const code = await running.getCode(email);
    expect(await errorOf('confirm-forgot', { email, code, password: newPassword })).toBe('CodeMismatchException');
  });

  it('requires the owner of an unconfirmed address to confirm it first, and then to choose a password', async () => {
    const email = 'quist@example.org';
    await running.post('sign-up', { name: 'Quist', email, password });
    const { post, logIn } = openVisitor(running);
    expect(await post('forgot', { email })).toEqual({ status: 200 });
    const mail = await running.findMail(email);
    expect(mail).toMatchObject({ template: 'verifyBeforeReset' });
    expect(mail?.data.link).toBe(`${running.origin}/users/verify?email=quist%40example.org`);
    expect(await post('confirm', { email, code: await running.getCode(email) })).toEqual({ status: 200 });

    await post('forgot', { email });
    expect(await running.findMail(email)).toMatchObject({ template: 'passwordResetCode' });
    const reset = { email, code: await running.getCode(email), password: newPassword };
    expect(await post('confirm-forgot', reset)).toEqual({ status: 200 });
    expect(await logIn({ email, password: newPassword })).toEqual({ status: 200 });
  });
});
