import { expect, it } from 'vitest';
import { robots } from './robots';

const rules = [...robots('https://gyg.test').matchAll(/^(Allow|Disallow): (.*)$/gm)].map(([, kind, path = '']) => ({
  kind,
  path,
}));
/** As crawlers decide: by the longest rule. */
const mayRead = (path: string) =>
  rules.filter((rule) => path.startsWith(rule.path)).sort((a, b) => b.path.length - a.path.length)[0]?.kind !==
  'Disallow';

it.each([
  '/',
  '/go/ren-kust-bohuslan',
  '/organizations/register',
  '/users/1',
  '/api/users/1/profile',
  '/api/gygs/search',
  '/api/organizations/name/ren-kust-bohuslan',
])('crawlers may read %s', (path) => {
  expect(mayRead(path)).toBe(true);
});

it.each(['/api/notifications', '/identity/auth', '/admin/stories', '/users/edit/1', '/invites/token', '/login'])(
  'crawlers leave %s alone',
  (path) => {
    expect(mayRead(path)).toBe(false);
  },
);
