import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePorts } from './free-ports.mjs';
import { at } from './paths.mjs';
import { portProblems } from './ports.mjs';

const holder = createServer();
let taken = '';
let free = ['', ''];
beforeAll(async () => {
  holder.listen(0, '127.0.0.1');
  await once(holder, 'listening');
  taken = String(Reflect.get(Object(holder.address()), 'port'));
  free = (await freePorts(2)).map(String);
});
afterAll(() => void holder.close());

test('free ports are in order, and a taken one has a sentence that says what to do', async () => {
  const [PORT, PARTNER_PORT] = free;
  expect(await portProblems({ PORT, PARTNER_PORT }, 'npm start')).toEqual([]);
  expect(await portProblems({ PORT: taken, PARTNER_PORT }, 'npm start')).toEqual([
    `Port ${taken} is taken. Stop what uses it, or choose another one: npm start -- --port ${Number(taken) + 10}`,
  ]);
  expect(await portProblems({ PORT, PARTNER_PORT: taken }, 'npm start')).toEqual([
    expect.stringContaining('--partner-port'),
  ]);
  expect(await portProblems({ PORT, PARTNER_PORT: taken, NODE_ENV: 'production' }, 'npm start')).toEqual([]);
});

test('numbers that are no ports, and one port for both, are refused', async () => {
  const [PORT] = free;
  expect(await portProblems({ PORT, PARTNER_PORT: PORT }, 'npm start')).toEqual([
    expect.stringContaining(`PORT and PARTNER_PORT are both ${PORT}`),
  ]);
  expect(await portProblems({ PORT: 'x', PARTNER_PORT: PORT }, 'npm start')).toEqual([
    'PORT must be a number from 1 to 65535, and is x.',
  ]);
});

test.each(['start', 'dev'])('npm run %s refuses a taken port before it builds', (script) => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [at('host-shell', 'tooling', `${script}.mjs`), '--port', taken, '--partner-port', free[0] ?? ''],
    { encoding: 'utf8' },
  );
  expect(stdout.trim().split('\n')).toEqual([expect.stringContaining(`Port ${taken} is taken.`)]);
  expect({ status, stderr }).toEqual({ status: 1, stderr: '' });
});
