import { describe, expect, test } from 'vitest';
import { parseRemoteTable } from './parse-remote-table';

const integrity = `sha384-${'a'.repeat(64)}`;
const row = (basePaths: string[], more: object = {}) => ({
  entry: '/remotes/x/remoteEntry.js',
  integrity,
  version: '1.0.0',
  platform: '^1.0.0',
  basePaths,
  ...more,
});
const good = row(['/search']);

describe('the table of remotes', () => {
  test('sets the defaults of a row', () => {
    expect(parseRemoteTable({ public: good })).toEqual({
      table: { public: { ...good, designSystem: '*', react: '*', dialogs: [], prefetch: [], navigation: [] } },
      problems: [],
      leftOut: [],
    });
  });

  test('ignores fields that rows of earlier builds have', () => {
    const firstView = { href: '/remotes/x/first.mjs', integrity, screens: { '/search': { files: [], shared: [] } } };
    const earlier = row(['/search'], { firstView: { ...firstView, texts: { en: [], sv: [] } } });
    const { table, problems } = parseRemoteTable({ public: earlier });
    expect(table.public?.firstView).toEqual(firstView);
    expect(problems).toEqual([]);
  });

  test.each([
    ['entry', { entry: undefined }],
    ['entry', { entry: '//elsewhere.example/remoteEntry.js' }],
    ['entry', { entry: 'javascript:alert(1)' }],
    ['integrity', { integrity: undefined }],
    ['integrity', { integrity: '' }],
    ['version', { version: 'newest' }],
    ['basePaths', { basePaths: undefined }],
    ['basePaths.0', { basePaths: ['/*'] }],
    ['basePaths.0', { basePaths: ['/*/search'] }],
    ['basePaths.0', { basePaths: ['/search*'] }],
    ['basePaths.0', { basePaths: ['/search/:page?'] }],
    ['basePaths.0', { basePaths: ['search'] }],
    ['navigation.0.roles.0', { navigation: [{ path: '/', labels: { en: 'a', sv: 'b' }, roles: ['KING'], order: 1 }] }],
    ['prefetch.0.integrity', { prefetch: [{ href: '/remotes/x/a.js' }] }],
  ])('leaves out a row whose %s is wrong, and only that row', (field, wrong) => {
    const { table, problems, leftOut } = parseRemoteTable({ booking: row(['/book'], wrong), public: good });
    expect(Object.keys(table)).toEqual(['public']);
    expect(leftOut).toEqual(['booking']);
    expect(problems).toEqual([{ remote: 'booking', reason: expect.stringContaining(`left out: ${field}: `) }]);
  });

  test.each([['__proto__'], ['Booking'], ['']])('leaves out a row named %j', (name) => {
    const json = JSON.parse(`{${JSON.stringify(name)}: ${JSON.stringify(good)}}`);
    expect(parseRemoteTable(json).leftOut).toEqual([name]);
  });

  test('uses the last valid row of a remote whose row is invalid', () => {
    const { table: lastGood } = parseRemoteTable({ booking: row(['/book']) });
    const { table, problems, leftOut } = parseRemoteTable({ booking: null, public: good }, lastGood);
    expect(table.booking).toEqual(lastGood.booking);
    expect(problems).toEqual([{ remote: 'booking', reason: expect.stringContaining('last good row used: row: ') }]);
    expect(leftOut).toEqual([]);
  });

  test.each([[null], ['text'], [[good]], [{}]])('%j contains no rows', (json) => {
    expect(() => parseRemoteTable(json)).toThrow(TypeError);
  });
});

describe('a claim of another remote’s path', () => {
  test.each(['/gygs/:gygId', '/gygs/:id', '/gygs/:gygId/', '/Gygs/:gygId'])('as %s is refused, not its row', (path) => {
    const { table, problems, leftOut } = parseRemoteTable({
      public: row(['/gygs/:gygId']),
      thief: row([path, '/own']),
    });
    expect(table.public?.basePaths).toEqual(['/gygs/:gygId']);
    expect(table.thief?.basePaths).toEqual(['/own']);
    expect(problems).toEqual([{ remote: 'thief', reason: `${path} belongs to "public"; this claim is refused` }]);
    expect(leftOut).toEqual([]);
  });

  test('is refused even if its row comes first, when the owner was deployed earlier', () => {
    const { table: lastGood } = parseRemoteTable({ public: good });
    const { table } = parseRemoteTable({ a: row(['/search', '/own']), public: good }, lastGood);
    expect(table.public?.basePaths).toEqual(['/search']);
    expect(table.a?.basePaths).toEqual(['/own']);
  });

  test.each(['/search', '/Search/'])('as %s is refused when a deploy gives it to an earlier row', (path) => {
    const { table: lastGood } = parseRemoteTable({ booking: row(['/book']), public: good });
    const deployed = { booking: row(['/book', path]), public: good };
    const { table, problems } = parseRemoteTable(deployed, lastGood);
    expect([table.booking?.basePaths, table.public?.basePaths]).toEqual([['/book'], ['/search']]);
    expect(problems).toEqual([{ remote: 'booking', reason: `${path} belongs to "public"; this claim is refused` }]);
    // Once its owner claims it no more, it is free.
    const parsed = parseRemoteTable({ ...deployed, public: row(['/']) }, lastGood);
    expect([parsed.table.booking?.basePaths, parsed.problems]).toEqual([['/book', path], []]);
  });

  test.each(['/gygs/:gygId', '/gygs/*'])('that is more specific than %s is a separate claim', (path) => {
    const { table, problems } = parseRemoteTable({ public: row([path]), booking: row(['/gygs/:gygId/book']) });
    expect([table.public?.basePaths, problems]).toEqual([[path], []]);
  });

  test('of all paths below is refused like any other', () => {
    const { problems } = parseRemoteTable({ public: row(['/gygs/*']), thief: row(['/Gygs/*']) });
    expect(problems).toEqual([{ remote: 'thief', reason: '/Gygs/* belongs to "public"; this claim is refused' }]);
  });

  test.each([
    ['/auth/callback', 'the shell'],
    ['/run', 'the shell'],
    ['/api/gygs', 'the server'],
    ['/media/x.png', 'the server'],
  ])('%s is refused: it belongs to %s', (path, owner) => {
    const { table, problems } = parseRemoteTable({ thief: row([path]) });
    expect(table.thief?.basePaths).toEqual([]);
    expect(problems[0]?.reason).toContain(`belongs to ${owner}`);
  });

  test('of a dialog is refused as well', () => {
    const { table } = parseRemoteTable({
      public: row(['/'], { dialogs: ['terms'] }),
      thief: row(['/own'], { dialogs: ['terms', 'offer'] }),
    });
    expect(table.thief?.dialogs).toEqual(['offer']);
  });
});

describe('a canary', () => {
  const withCanary = (basePaths: string[], canary: object) =>
    row(basePaths, { canary: { ...row(['/search']), version: '1.1.0', share: 0.1, ...canary } });

  test('is a complete row with a share', () => {
    const { table, problems } = parseRemoteTable({ public: withCanary(['/search'], {}) });
    expect(table.public?.canary).toMatchObject({ version: '1.1.0', share: 0.1, dialogs: [], prefetch: [] });
    expect(problems).toEqual([]);
  });

  test.each([
    ['canary.share', { share: 10 }],
    ['canary.share', { share: undefined }],
    ['canary.integrity', { integrity: '' }],
  ])('whose %s is wrong is left out, and its remote stays', (field, wrong) => {
    const { table, problems } = parseRemoteTable({ public: withCanary(['/search'], wrong) });
    expect(table.public).toMatchObject({ basePaths: ['/search'] });
    expect(table.public?.canary).toBeUndefined();
    expect(problems).toEqual([{ remote: 'public', reason: expect.stringContaining(`canary left out: ${field}: `) }]);
  });

  test('may claim what its remote claims and what is free, but nothing of another remote', () => {
    const { table, problems } = parseRemoteTable({
      public: withCanary(['/search'], { basePaths: ['/search', '/new', '/late', '/api/x'] }),
      late: row(['/late']),
    });
    expect(table.public?.canary?.basePaths).toEqual(['/search', '/new']);
    expect(table.late?.basePaths).toEqual(['/late']);
    expect(problems.map(({ reason }) => reason)).toEqual([
      'canary: /late belongs to "late"; this claim is refused',
      'canary: /api/x belongs to the server; this claim is refused',
    ]);
  });
});
