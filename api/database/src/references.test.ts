import { getTableName } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { engine } from './engine-choice';
import { createExplainer } from './testing/explainer';
import { referencesOf, schemaTables } from './testing/schema-tables';
import { wholeReadsOf } from './testing/whole-reads';

/**
 * References whose rows are not looked for by an index, and why. Rows of users and organisations are deleted only with all
 * data of the demo; those of the tables named here that a person made are few, and read when that person exports their data.
 */
const withoutIndex: Readonly<Record<string, string>> = {
  'featured.created_by': 'few',
  'featured.organization_id': 'an organisation is not deleted',
  'notifications.organization_id': 'an organisation is not deleted',
  'old_friendly_urls.organization_id': 'an organisation is not deleted',
  'organization_keys.created_by': 'few',
  'organization_origins.added_by': 'few',
  'organization_requests.answered_by': 'few',
  'organization_requests.invite_id': 'few; an invitation is not deleted',
  'organization_requests.organization_id': 'an organisation is not deleted',
  'proposals.represent_org_id': 'an organisation is not deleted',
  'waitlist_entries.organization_id': 'an organisation is not deleted',
  'webhooks.created_by': 'few',
};

const explainer = await createExplainer();
afterAll(() => explainer.close());

const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

test('the rows that refer to a row are found by an index', async () => {
  const unfound: string[] = [];
  for (const table of schemaTables()) {
    const name = getTableName(table);
    for (const { columns } of referencesOf(table)) {
      const column = snake(columns[0] ?? '');
      const sql = `select 1 from "${name}" where "${column}" = ${engine === 'sqlite' ? '?' : '$1'}`;
      const whole = wholeReadsOf(await explainer.explain({ sql, values: ['x'] }));
      if (whole.length > 0) unfound.push(`${name}.${column}`);
    }
  }
  expect(unfound.sort()).toEqual(Object.keys(withoutIndex).sort());
});
