import {
  isOperation,
  type OperationDefinition,
  type OperationName,
  operations,
  routes,
  takesLanguage,
} from '@gyg/contract';
import { afterAll, describe, expect, test } from 'vitest';
import { createTestApi, hour, type TestUser } from '../testing';
import type { CallOptions } from '../testing/test-call';

const api = await createTestApi();
afterAll(() => api.close());

/** Online, over, translated, with a booking in the name of a partner. */
async function scene() {
  const [company, boss] = [await api.organization(), await api.user()];
  await api.member(company.id, boss.id, 'ADMIN');
  const { host, admin, gyg } = await api.scene([{ title: 'Strandplockare', durationMinutes: 60 }], {
    title: 'Stranddag',
    address: 'online',
    startsIn: -30,
    lasts: 4,
    partners: [{ organizationId: company.id, accepted: true }],
    translation: { language: 'en', title: 'Shore day', needTitles: ['Shore pickers'] },
  });
  await api.seed(async (seeder) => {
    const at = new Date(api.clock.now().getTime() - 100 * hour);
    const booked = { userId: boss.id, gygId: gyg.id, needId: gyg.needId, contributionType: 'SKILL', at } as const;
    await seeder.book({ ...booked, userOrganization: company.id });
  });
  return { host: { organizationId: host.id }, company: { organizationId: company.id }, gygId: gyg.id, admin, boss };
}
const { host, company, gygId, admin, boss } = await scene();

const format = 'csv';
/** A call of each list with texts of gygs and needs that can be a file. */
const files: readonly (readonly [OperationName, TestUser, CallOptions])[] = [
  ['searchHostedGygs', admin, { body: { ...host, format } }],
  ['findHostedGygs', admin, { query: { ...host, format } }],
  ['searchParticipatingGygs', boss, { body: { ...company, format } }],
  ['findParticipatingGygs', boss, { query: { ...company, format } }],
  ['searchPartnerGygs', boss, { body: { ...company, format } }],
  ['findPartnerGygs', boss, { query: { ...company, format } }],
  ['listGygBookings', admin, { params: { gygId }, query: { format } }],
  ['listMemberBookings', boss, { params: { gygId, ...company }, query: { format } }],
  ['reportGiven', boss, { body: { ...company, format } }],
  ['reportReceived', admin, { body: { ...host, format } }],
];

describe('a file with texts of gygs and needs', () => {
  test('is one of these', () => {
    const isTable = ({ file }: OperationDefinition) => file?.type === 'text/csv';
    const tables = Object.keys(routes).filter(
      (name) => isOperation(name) && isTable(operations[name]) && takesLanguage(name),
    );
    expect(tables.toSorted()).toEqual(files.map(([name]) => name).toSorted());
  });

  test.each(files)('has them in the language of its reader, as the page has: %s', async (name, who, call) => {
    const rowsOf = async (lang: string) => {
      const { text } = await api.as(who)(name, { ...call, query: { ...call.query, lang } });
      return text.split('\r\n').slice(1).join('\n');
    };
    const [english, swedish] = [await rowsOf('en'), await rowsOf('se')];
    expect(english).toMatch(/Shore (day|pickers)/);
    expect(english).not.toMatch(/Strand|Digitalt/);
    expect(swedish).toMatch(/Strand(dag|plockare)/);
    expect(swedish).not.toMatch(/Shore|online/);
    expect(await rowsOf('own')).toMatch(/Strand(dag|plockare)/);
  });

  test('follows Accept-Language without `lang`', async () => {
    const headers = { 'Accept-Language': 'en-GB' };
    const { text } = await api.as(admin)('reportReceived', { headers, body: { ...host, format } });
    expect(text).toContain('"Shore day"');
    expect(text).toContain('"Shore pickers"');
  });
});
