import { expect, type Page, request } from '@playwright/test';
import { codeFor, newAddress, passwordOf } from './journey';

interface NewAccount {
  email?: string;
  /** The account's language, in which it gets mails. */
  locale?: 'en' | 'se';
}

/**
 * Creates an account with a confirmed address by calling the identity service, as from another browser: the page has to
 * log in. Sign-up is tested elsewhere.
 */
export async function newAccount(page: Page, name: string, { email = newAddress(), locale = 'en' }: NewAccount = {}) {
  const elsewhere = await request.newContext({ baseURL: process.env.E2E_BASE_URL ?? '' });
  const pool = async (call: string, data: object) =>
    expect((await elsewhere.post(`/identity/pool/${call}`, { data })).ok(), call).toBe(true);
  await pool('sign-up', { name, email, password: passwordOf(email), locale });
  await pool('confirm', { email, code: await codeFor(page, email) });
  await elsewhere.dispose();
  return email;
}

/** The newest mail to an address with a matching subject. */
export async function mailTo(page: Page, email: string, subject: RegExp): Promise<{ subject: string; text: string }> {
  let mail: { subject: string; text: string } | undefined;
  await expect(async () => {
    const response = await page.request.get(`/mailbox.json?to=${encodeURIComponent(email)}`);
    const { messages }: { messages: { subject: string; text: string }[] } = await response.json();
    mail = messages.find((message) => subject.test(message.subject));
    expect(mail, `${subject} to ${email}`).toBeDefined();
  }).toPass();
  return mail ?? { subject: '', text: '' };
}
