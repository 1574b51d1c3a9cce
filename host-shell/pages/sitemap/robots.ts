/**
 * Paths without pages for search engines: services, and screens that only work for a logged-in person. Profiles below
 * `/users` say themselves whether they may be listed, so crawlers may read them.
 */
const disallowed = [
  '/api/',
  '/identity/',
  '/mailbox',
  '/admin/',
  '/login',
  '/logout',
  '/auth/',
  '/switch/',
  '/notifications',
  '/invites/',
  '/users/edit/',
  '/users/profile/',
  '/users/password/',
  '/users/verify',
  '/tickets/',
];

/** Public reads that a page is rendered with, so that crawlers which run scripts see the page. */
const allowed = [
  '/api/gygs',
  '/api/organizations',
  '/api/gygcollections',
  '/api/stories',
  '/api/users/',
  '/api/config',
  '/api/sdgs',
];

/** The text of /robots.txt. */
export const robots = (publicUrl: string): string =>
  [
    'User-agent: *',
    ...disallowed.map((path) => `Disallow: ${path}`),
    ...allowed.map((path) => `Allow: ${path}`),
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n');
