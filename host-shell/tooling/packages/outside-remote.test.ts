import { execFileSync, spawn } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { binScript } from '../bin-script.mjs';
import { sharedVersions } from '../build/shared-versions.mjs';
import { rowsIn } from '../deploy/table-text.mjs';
import { remoteFiles } from '../new-remote/remote-files.mjs';
import { at, root as repository } from '../paths.mjs';

// A team's repository elsewhere, with our packages from the packed files. It takes half a minute.
let folder = '';
const file = (...parts: string[]) => path.join(folder, ...parts);
const write = (name: string, text: string) => {
  mkdirSync(path.dirname(file(name)), { recursive: true });
  writeFileSync(file(name), text);
};

/** The environment of a terminal, without what the runner of this test sets. */
const environment = Object.fromEntries(
  Object.entries(process.env).filter(
    ([name]) => !/^(VITEST|NODE_ENV|NODE_OPTIONS|TEST|DEV|PROD|MODE|SSR|BASE_URL)/.test(name),
  ),
);
const run = (script: string, ...args: string[]) => {
  try {
    return execFileSync(process.execPath, [script, ...args], {
      cwd: folder,
      encoding: 'utf8',
      stdio: 'pipe',
      env: environment,
    });
  } catch (failure) {
    throw new Error(`${Reflect.get(Object(failure), 'stdout')}${Reflect.get(Object(failure), 'stderr')}`);
  }
};

/** Links a library of this repository, in place of a download. */
function link(name: string): void {
  const place = file('node_modules', name);
  mkdirSync(path.dirname(place), { recursive: true });
  try {
    symlinkSync(at('node_modules', name), place, 'junction');
  } catch (error) {
    if (Reflect.get(Object(error), 'code') !== 'EEXIST') throw error;
  }
}

/** Installs the packed files, and exactly the libraries that they say they need. */
function install(): void {
  const needed = new Set([
    'vitest',
    'jsdom',
    '@testing-library/react',
    '@testing-library/dom',
    '@types/react',
    'react-dom',
  ]);
  for (const packed of readdirSync(file('packed'))) {
    execFileSync('tar', ['-xzf', file('packed', packed), '-C', file('packed')]);
    const { name, dependencies, peerDependencies } = JSON.parse(
      readFileSync(file('packed/package/package.json'), 'utf8'),
    );
    mkdirSync(file('node_modules/@gyg'), { recursive: true });
    renameSync(file('packed/package'), file('node_modules', name));
    for (const library of Object.keys({ ...dependencies, ...peerDependencies })) needed.add(library);
  }
  for (const library of needed) if (!library.startsWith('@gyg/')) link(library);
}

const style = '@layer area { .lead { color: var(--color-text) } @media (--phone) { .lead { display: none } } }';

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'gyg-outside-'));
  run(at('host-shell/tooling/pack-packages.mjs'), '--out', file('packed'));
  install();
  const {
    'package.json': _package,
    'remote.json': remote = '',
    ...files
  } = remoteFiles('weather', sharedVersions(repository));
  for (const [name, text] of Object.entries(files)) if (!name.includes('.stories.')) write(name, text);
  const own = './node_modules/@gyg/remote-build';
  write('remote.json', remote.replace('../../host-shell/tooling/remote-schema', own));
  write('src/pages/start/start-page.module.css', style);
  const page = files['src/pages/start/start-page.tsx'] ?? '';
  write(
    'src/pages/start/start-page.tsx',
    `import s from './start-page.module.css';\n${page.replace('<Page ', '<Page className={s.lead} ')}`,
  );
  write('package.json', '{ "name": "weather", "private": true, "type": "module" }');
  write('tsconfig.json', '{ "extends": "@gyg/remote-build/tsconfig.json", "include": ["src"] }');
  write('vitest.config.mjs', "export default { test: { environment: 'jsdom', globals: true } };\n");
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a remote in a repository of its own has types, and its test passes', () => {
  expect(run(binScript('tsc', '@typescript/native'), '-p', folder)).toBe('');
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
  expect(() => run(binScript('tsc', '@typescript/native'), '-p', folder)).toThrow('start.none');
  rmSync(entry);
});

test('it is built and deployed there, and the bytes of other rows stay', () => {
  const table = '{ "other":{"entry" : "/o.js" , "n": 1.0} }';
  write('installation/remotes.json', table);
  const cli = file('node_modules/@gyg/remote-build/remote-cli.mjs');
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
  const cli = file('node_modules/@gyg/remote-build/remote-cli.mjs');
  expect(() => run(cli, 'dev')).toThrow('npx gyg-remote dev --against https://gyg.example');
  const child = spawn(process.execPath, [cli, 'dev', '--against', 'https://gyg.example'], {
    cwd: folder,
    env: environment,
  });
  onTestFinished(() => void child.kill());
  let said = '';
  const address = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      said += chunk.toString();
      const [found] = /https:\/\/gyg\.example\/weather\?remote=\S+/.exec(said) ?? [];
      if (found !== undefined) resolve(found);
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
