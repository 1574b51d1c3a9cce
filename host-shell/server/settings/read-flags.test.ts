import { expect, test } from 'vitest';
import { flagOf, helpLines, readFlags } from './read-flags.mjs';
import { environmentSchema } from './schema/environment';
import { settingNames } from './setting-names.mjs';
import { readSettings } from './settings';

const names = Object.keys(settingNames);

test('every setting has a flag and a line of help', () => {
  expect(names.toSorted()).toEqual(environmentSchema.keyof().options.toSorted());
  const help = helpLines().join('\n');
  for (const name of names) {
    expect(readFlags([`--${flagOf(name)}`, 'x']).settings).toEqual({ [name]: 'x' });
    expect(help).toContain(`  --${flagOf(name)} <`);
  }
});

test('flags set the same settings as environment variables', () => {
  const { settings } = readFlags([
    '--port',
    '9000',
    '--partner-port=9001',
    '--data-dir',
    '/tmp/x',
    '--rate-limits',
    'off',
  ]);
  expect(settings).toEqual({ PORT: '9000', PARTNER_PORT: '9001', DATA_DIR: '/tmp/x', RATE_LIMITS: 'off' });
  expect(readSettings(settings)).toMatchObject({ port: 9000, partnerPort: 9001, rateLimits: 'off' });
  expect(() => readSettings(readFlags(['--port', 'eighty']).settings)).toThrow(/PORT/);
});

test.each([
  [['--prot', '9000'], 'There is no setting --prot. --help lists all.'],
  [['--partner', '1'], 'There is no setting --partner. Is it --partner-port? --help lists all.'],
  [['--port-number', '1'], 'There is no setting --port-number. Is it --port or --partner-port? --help lists all.'],
  [['-p', '9000'], 'There is no setting --p. Is it --port or --public-url or --partner-port? --help lists all.'],
  [['--port'], '--port needs a value: --port <number>'],
  [['--data-dir', '--port', '9000'], '--data-dir needs a value: --data-dir <folder>'],
])('%j is refused with a message', (args, message) => {
  expect(() => readFlags(args)).toThrow(message);
});

test('positional arguments are kept, and --help is recognised', () => {
  expect(readFlags(['booking', '--port', '9000', 'admin'])).toMatchObject({ rest: ['booking', 'admin'], help: false });
  expect(readFlags(['--help']).help).toBe(true);
});

test('a command reads the settings that it accepts and keeps its other flags', () => {
  const args = ['grant', '--list', '--data-dir', '/tmp/x', 'superusers', '--port', '--level=2'];
  expect(readFlags(args, { only: ['DATA_DIR'], pass: true })).toEqual({
    settings: { DATA_DIR: '/tmp/x' },
    rest: ['grant', '--list', 'superusers', '--port', '--level=2'],
    help: false,
  });
});
