import type { AnswerOf, BodyOf } from '@gyg/contract';
import type { Page } from '@playwright/test';
import { newAccount } from './accounts';
import { callerOn } from './caller';
import { expect, inLanguage, openAs, signInAs } from './journey';

type Caller = Awaited<ReturnType<typeof callerOn>>;

/** The host of new gyg, and where its administrator enters it. No other journey counts its gygs. */
export const newGygHost = { email: 'host2@demo.gyg', path: '/switch/admin/laxhjalpen-rosengard' };

export interface NewGyg {
  id: string;
  url: string;
  title: string;
  needTitle: string;
}

interface NewGygOptions {
  language: 'en' | 'sv';
  title: string;
  needTitle: string;
  /** How many people the need asks for. */
  positions: number;
  /** Another need, with many places. */
  otherNeed?: string;
  /** Places for recipients, and the text about them. */
  recipients?: number;
  recipientsText?: string;
}

const sevenDays = 7 * 24 * 3_600_000;

async function create<Created>(caller: Caller, path: string, body: object): Promise<Created> {
  const response = await caller.post(path, body);
  expect(response.ok(), `${path}: ${await response.text()}`).toBe(true);
  return response.json();
}

/** Publishes a gyg of a week from now with one skill, as a host in another browser (`host`), who stays logged in. */
export async function newGyg(host: Page, options: NewGygOptions): Promise<NewGyg> {
  const { language, needTitle, positions, otherNeed, recipients = 0, recipientsText = '' } = options;
  const title = `${options.title} ${Date.now().toString(36)}`;
  await inLanguage(host, language);
  await openAs(host, newGygHost.email, newGygHost.path);
  await expect(host.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  const caller = await callerOn(host);
  const listed = await host.request.get('/api/organizations?pageSize=100');
  const { organizations }: AnswerOf<'listOrganizations'> = await listed.json();
  const organizationId = organizations.find(({ friendlyUrl }) => newGygHost.path.endsWith(friendlyUrl))?.id ?? '';
  const start = Date.now() + sevenDays;
  const { id } = await create<AnswerOf<'createGyg'>>(caller, '/gygs', {
    organizationId,
    title,
    summary: title,
    address: 'Ramels väg 1, Malmö',
    startDateTime: new Date(start).toISOString(),
    endDateTime: new Date(start + 3 * 3_600_000).toISOString(),
    sdgGoalId: 4,
    language: language === 'sv' ? 'se' : 'en',
    beneficiaryPositions: recipients,
  } satisfies BodyOf<'createGyg'>);
  await create(caller, `/gygs/${id}/page`, { 'page.beneficiaryText': recipientsText } satisfies BodyOf<'saveGygPage'>);
  const needs = [{ title: needTitle, offeredPositions: positions }];
  if (otherNeed !== undefined) needs.push({ title: otherNeed, offeredPositions: 20 });
  for (const need of needs) {
    await create(caller, `/gygs/${id}/positions/`, {
      ...need,
      durationMinutes: 120,
    } satisfies BodyOf<'createPosition'>);
  }
  await create(caller, `/gygs/${id}/publish`, {});
  return { id, url: `/gygs/${id}`, title, needTitle };
}

/** Logs in a new person, and opens a path. Returns their address. */
export async function newPerson(page: Page, name: string, language: 'en' | 'sv', path: string): Promise<string> {
  await inLanguage(page, language);
  const email = await newAccount(page, name, { locale: language === 'sv' ? 'se' : 'en' });
  await signInAs(page, email);
  // The first login leads to the welcome page.
  await expect(page).toHaveURL(/\/welcome/);
  await page.goto(path);
  return email;
}
