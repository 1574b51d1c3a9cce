import { expect, it } from 'vitest';
import { openPolicy, withDevelopmentFiles, withHotRemotes } from './rewrite.mjs';

it('replaces the built files with the development files and keeps the rest of the page', () => {
  const html =
    '<head><title>A gyg</title><link rel="prefetch" href="/remotes/a.js"><script defer src="/assets/main.1.js"></script><link href="/assets/main.1.css" rel="stylesheet"></head>';
  expect(withDevelopmentFiles(html, ['assets/main.js', 'assets/main.css'])).toBe(
    '<head><title>A gyg</title><link rel="prefetch" href="/remotes/a.js"><script defer src="/assets/main.js"></script><link href="/assets/main.css" rel="stylesheet"></head>',
  );
});

it('does not change pages that are not the shell', () => {
  expect(withDevelopmentFiles('<head><title>Mailbox</title></head>', ['main.js'])).toBe(
    '<head><title>Mailbox</title></head>',
  );
});

it('opens the policy for the development servers, but not for inline scripts', () => {
  const policy = "default-src 'none';script-src 'self';connect-src 'self'";
  expect(openPolicy(policy, ['http://localhost:9'])).toBe(
    "default-src 'none';script-src 'self' http://localhost:9;connect-src 'self' http://localhost:9 ws://localhost:9",
  );
});

it('loads a hot remote from its development server, without the integrity of its build', () => {
  const row = {
    entry: '/remotes/a/remoteEntry.1.js',
    integrity: 'sha384-x',
    prefetch: [{ href: '/x' }],
    basePaths: ['/a'],
  };
  const table = withHotRemotes({ a: row, b: row }, new Map([['a', 'http://localhost:9']]));
  expect(table).toEqual({ a: { entry: 'http://localhost:9/remoteEntry.js', prefetch: [], basePaths: ['/a'] }, b: row });
});
