import { spawn } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { rowsIn } from '../deploy/table-text.mjs';
import { at, binScript } from '../paths.mjs';
import { createOutsideRepository, terminal } from '../test/outside-repository.mjs';

let repository: ReturnType<typeof createOutsideRepository>;
const file = (...parts: string[]) => repository.file(...parts);
const run = (script: string, ...args: string[]) => repository.run(script, ...args);

const style = '@layer area { .lead { color: var(--color-text) } @media (--phone) { .lead { display: none } } }';

beforeAll(() => {
  repository = createOutsideRepository('weather');
  repository.write('src/pages/start/start-page.module.css', style);
  const page = repository.read('src/pages/start/start-page.tsx');
  repository.write(
    'src/pages/start/start-page.tsx',
    `import s from './start-page.module.css';\n${page.replace('<Page ', '<Page className={s.lead} ')}`,
  );
});
afterAll(() => repository?.remove());

test('a remote in a repository of its own has types, and its test passes', () => {
  expect(run(binScript('tsc', '@typescript/native'), '-p', repository.folder)).toBe('');
  expect(run(at('node_modules/vitest/vitest.mjs'), '--run')).toMatch(/Tests .*2 passed/);
  const tokens = readFileSync(file('node_modules/@gyg/design-system/tokens/tokens.dark.json'), 'utf8');
  expect(JSON.parse(tokens)).toHaveProperty('colour.action.$value');
});

test('a wrong text key there is an error of types', () => {
  const entry = file('src/pages/start/wrong.ts');
  writeFileSync(
    entry,
    "import { useTranslation } from '@gyg/platform';\nexport const useWrong = () => useTranslation('weather').t('start.none');\n",
  );
  expect(() => run(binScript('tsc', '@typescript/native'), '-p', repository.folder)).toThrow('start.none');
  rmSync(entry);
});

test('it is built and deployed there, and the bytes of other rows stay', () => {
  const table = '{ "other":{"entry" : "/o.js" , "n": 1.0} }';
  repository.write('installation/remotes.json', table);
  const { cli } = repository;
  expect(run(cli, 'deploy', '--to', file('installation'))).toContain('weather 1.0.0 is deployed.');
  const text = readFileSync(file('installation/remotes.json'), 'utf8');
  expect(text.startsWith(table.slice(0, table.indexOf(' }')))).toBe(true);
  const { weather } = rowsIn(text);
  expect(weather).toMatchObject({
    version: '1.0.0',
    basePaths: ['/weather'],
    platform: expect.stringMatching(/^\^\d/),
  });
  const built = readdirSync(file('installation/remotes/weather'), { recursive: true, encoding: 'utf8' });
  const sheet = built.find((name) => name.endsWith('.css')) ?? '';
  const styles = readFileSync(file('installation/remotes/weather', sheet), 'utf8');
  expect(styles).toContain('color:var(--color-text)');
  expect(styles).not.toContain('--phone');
  const scripts = built
    .filter((name) => name.endsWith('.js'))
    .map((name) => readFileSync(file('installation/remotes/weather', name), 'utf8'));
  // What the shell provides is not in it.
  expect(scripts.join('').length).toBeLessThan(60_000);
  expect(run(cli, 'deploy', '--to', file('installation'), '--canary', '10%')).toContain('to 10 % of the visitors');
  expect(run(cli, 'rollback', '--to', file('installation'))).toContain('The canary 1.0.0 of weather is gone');
});

test('it is shown in a platform that runs elsewhere while it is changed', async () => {
  const { cli } = repository;
  expect(() => run(cli, 'dev')).toThrow('npx gyg-remote dev --against https://gyg.example');
  const child = spawn(process.execPath, [cli, 'dev', '--against', 'https://gyg.example'], {
    cwd: repository.folder,
    env: terminal,
  });
  onTestFinished(() => void child.kill());
  let said = '';
  const address = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      said += chunk.toString();
      const [address] = /https:\/\/gyg\.example\/weather\?remote=\S+/.exec(said) ?? [];
      if (address !== undefined) resolve(address);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', () => reject(new Error(said)));
  });
  const [, entry = ''] = new URL(address).searchParams.get('remote')?.split('@') ?? [];
  const response = await fetch(entry);
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
  expect(await response.text()).toContain('weather');
});
