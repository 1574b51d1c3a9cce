import { pathOf } from '@gyg/contract/routes';
import { expect, test } from 'vitest';
import { addressOf, queryOf } from './gyg-list-request';

const elementOf = (attributes: Record<string, string>) => ({
  getAttribute: (name: string) => attributes[name] ?? null,
  closest: () => null,
});

test('the URL is the contract’s call, with all options in a fixed order', () => {
  const query = queryOf(
    elementOf({ organization: 'ren kust/å', states: 'op', host: 'others', tags: '#sea, beach' }),
    'https://gyg.example',
  );
  const path = pathOf('viewOrganizationGygs', { organizationId: 'ren kust/å' });
  expect(addressOf(query, 2)).toBe(
    `https://gyg.example/api${path}?states=po&host=others&tags=sea%2Cbeach&page=2&pageSize=12&lang=en`,
  );
});

test('the titles are in the language of the element', () => {
  const query = queryOf(elementOf({ organization: 'kust', language: 'se' }), 'https://gyg.example');
  expect(addressOf(query, 0)).toMatch(/&lang=se$/);
});

test('the attribute api takes precedence over the loader’s origin', () => {
  expect(queryOf(elementOf({ api: 'https://other.example/x' }), 'https://gyg.example').api).toBe(
    'https://other.example',
  );
  expect(queryOf(elementOf({ api: 'nonsense' }), 'https://gyg.example').api).toBe('https://gyg.example');
});
