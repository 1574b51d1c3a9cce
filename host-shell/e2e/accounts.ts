import { expect, type Page } from '@playwright/test';
import { codeFor, newAddress, testPassword } from './journey';

interface NewAccount {
  email?: string;
  /** The account's language, in which it gets mails. */
  locale?: 'en' | 'se';
}

/** Creates an account with a confirmed address by calling the identity service. Sign-up is tested elsewhere. */
export async function newAccount(page: Page, name: string, { email = newAddress(), locale = 'en' }: NewAccount = {}) {
  const pool = async (call: string, data: object) =>
    expect((await page.request.post(`/identity/pool/${call}`, { data })).ok(), call).toBe(true);
  await pool('sign-up', { name, email, password: testPassword, locale });
  await pool('confirm', { email, code: await codeFor(page, email) });
  return email;
}

/** The newest mail to an address with a matching subject. */
export async function mailTo(page: Page, email: string, subject: RegExp): Promise<{ subject: string; text: string }> {
  let mail: { subject: string; text: string } | undefined;
  await expect(async () => {
    const answer = await page.request.get(`/mailbox.json?to=${encodeURIComponent(email)}`);
    const { messages }: { messages: { subject: string; text: string }[] } = await answer.json();
    mail = messages.find((message) => subject.test(message.subject));
    expect(mail, `${subject} to ${email}`).toBeDefined();
  }).toPass();
  return mail ?? { subject: '', text: '' };
}
