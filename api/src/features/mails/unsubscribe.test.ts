import { mailOutbox, mailSuppressions } from '@gyg/database/schema';
import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { createTestApi, type TestUser } from '../../testing';

const api = await createTestApi();
afterAll(() => api.close());

let number = 0;
const newAddress = () => {
  number += 1;
  return `unsubscribe-${number}@example.net`;
};

const mailsTo = (to: string) => api.db.read.select().from(mailOutbox).where(eq(mailOutbox.to, to));

/** The unsubscribe link of the last mail to an address, on the test server. */
async function linkTo(to: string): Promise<string> {
  const link = (await mailsTo(to)).at(-1)?.data.unsubscribe;
  return String(link).replace('http://platform.test/api', api.url);
}

async function scene() {
  const { gyg, host, admin } = await api.scene();
  const invite = (recipients: string[]) =>
    api.as(admin)('sendInvites', {
      body: { type: 'gyg-invite', organizationId: host.id, gygId: gyg.id, recipients },
    });
  const inviteOrganization = (who: TestUser, recipient: string) =>
    api.as(who)('inviteOrganization', { body: { company: 'Nordkajen AB', recipient, message: 'Join us' } });
  return { admin, invite, inviteOrganization };
}

describe('the link in an invitation', () => {
  test('is in mails to people without an account only', async () => {
    const { admin, invite, inviteOrganization } = await scene();
    const [user, address, company] = [await api.user({ locale: 'se' }), newAddress(), newAddress()];
    await invite([user.email, address]);
    await inviteOrganization(admin, company);
    expect((await mailsTo(user.email))[0]?.data).not.toHaveProperty('unsubscribe');
    for (const to of [address, company]) {
      expect((await mailsTo(to))[0]?.data.unsubscribe).toMatch(
        /^http:\/\/platform\.test\/api\/unsubscribe\/[\w-]+\.[\w-]+\?lang=en$/,
      );
    }
  });

  test('opens a page that changes nothing', async () => {
    const { invite } = await scene();
    const address = newAddress();
    await invite([address]);
    const link = await linkTo(address);
    const page = await fetch(link);
    expect([page.status, page.headers.get('Content-Type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(page.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
    expect(await page.text()).toContain('<form method="post"><button>Unsubscribe</button></form>');
    const swedish = await fetch(link.replace('lang=en', 'lang=sv'));
    expect(await swedish.text()).toContain('<html lang="sv">');
    const style = await fetch(new URL('page.css', link));
    expect([style.status, style.headers.get('Content-Type')]).toEqual([200, 'text/css; charset=utf-8']);
    expect((await invite([address])).data.sent).toEqual([address]);
  });

  test('unsubscribes by POST without a login, from the page or a mail program, and may be repeated', async () => {
    const { admin, invite, inviteOrganization } = await scene();
    const [address, other] = [newAddress(), newAddress()];
    await invite([address]);
    const link = await linkTo(address);
    const oneClick = { method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) };
    for (let round = 0; round < 2; round += 1) {
      const answer = await fetch(link, oneClick);
      expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining('You are unsubscribed')]);
    }
    const before = (await mailsTo(address)).length;
    expect((await invite([address.toUpperCase(), other])).data).toEqual({ sent: [other], failed: [address] });
    expect((await inviteOrganization(admin, address)).problem.code).toBe('invites.unsubscribed');
    expect(await mailsTo(address)).toHaveLength(before);
  });

  test('unsubscribes every spelling of a mailbox', async () => {
    const { invite } = await scene();
    const name = newAddress().replace('@example.net', '');
    const [inLetters, inAscii] = [`${name}@Föreningen.example`, `${name}@xn--freningen-07a.example`];
    await invite([inLetters]);
    await fetch(await linkTo(inAscii), { method: 'POST' });
    expect((await invite([inAscii, inLetters])).data).toEqual({ sent: [], failed: [inAscii] });
  });

  test('stores no address in readable form', async () => {
    const { invite } = await scene();
    const address = newAddress();
    await invite([address]);
    await fetch(await linkTo(address), { method: 'POST' });
    const rows = await api.db.read.select().from(mailSuppressions);
    expect(JSON.stringify(rows)).not.toContain(address);
  });

  test('stops e-mails to a later account too, which still gets the notification', async () => {
    const { invite } = await scene();
    const address = newAddress();
    await invite([address]);
    await fetch(await linkTo(address), { method: 'POST' });
    const user = await api.user({ email: address });
    const before = (await mailsTo(address)).length;
    expect((await invite([address])).data.sent).toEqual([address]);
    expect(await mailsTo(address)).toHaveLength(before);
    const { data } = await api.as(user)('listNotifications', { params: { userId: user.id } });
    expect(data.notifications.map(({ type }) => type)).toEqual(['gyg_invited']);
  });

  test('does not stop necessary mails, such as the answer to the person’s request', async () => {
    const { invite } = await scene();
    const address = newAddress();
    await invite([address]);
    await fetch(await linkTo(address), { method: 'POST' });
    const body = {
      name: 'Nordkajen AB',
      website: 'https://nordkajen.example',
      requesterName: 'Anna',
      agreePermission: true,
    };
    const request = await api.call('requestOrganization', { body: { ...body, requesterEmail: address } });
    expect(request.status).toBe(201);
    expect((await mailsTo(address)).at(-1)?.template).toBe('organizationRequestReceived');
  });
});

test.each(['nonsense', 'a.b', 'a.'])('a link with the token %j is not valid', async (token) => {
  for (const method of ['GET', 'POST']) {
    const answer = await fetch(`${api.url}/unsubscribe/${token}`, { method, headers: { 'Accept-Language': 'sv' } });
    expect([answer.status, await answer.text()]).toEqual([404, expect.stringContaining('Länken är ogiltig')]);
  }
});

test('a token with another hash is not valid', async () => {
  const { invite } = await scene();
  const [one, other] = [newAddress(), newAddress()];
  await invite([one, other]);
  const partsOf = async (to: string) => new URL(await linkTo(to)).pathname.split('/').at(-1)?.split('.') ?? [];
  const [[hash], [, signature]] = [await partsOf(one), await partsOf(other)];
  expect((await fetch(`${api.url}/unsubscribe/${hash}.${signature}`, { method: 'POST' })).status).toBe(404);
});

test('other methods are refused', async () => {
  const answer = await fetch(`${api.url}/unsubscribe/a.b`, { method: 'DELETE' });
  expect([answer.status, answer.headers.get('Allow')]).toEqual([405, 'GET, HEAD, POST']);
});
