import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { buildAlone } from '../tooling/build/build-alone.mjs';
import { at } from '../tooling/paths.mjs';

const execute = promisify(execFile);
const remote = 'news';

/** A copy of the built product, into which tests deploy. Below the repository, so that the server finds its packages. */
export function copyProduct() {
  mkdirSync(at('.cache'), { recursive: true });
  const folder = mkdtempSync(at('.cache', 'e2e-deploy-'));
  const dist = path.join(folder, 'dist');
  cpSync(at('dist'), dist, { recursive: true, filter: (from) => from !== at('dist', 'storybook') });
  return { folder, dist, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

export interface Edition {
  version: string;
  /** The body of the page's component. */
  page: string;
}

/** Builds the remote `news`, which has one page at /news, in a tree of its own. Returns the folder of the build. */
export async function buildNews(folder: string, { version, page }: Edition): Promise<string> {
  const root = path.join(folder, `news-${version}`);
  const versionOf = (...place: string[]) => readFileSync(at(...place, 'package.json'), 'utf8');
  const files = {
    'design-system/package.json': versionOf('design-system'),
    'host-shell/platform/package.json': versionOf('host-shell', 'platform'),
    [`remotes/${remote}/remote.json`]: JSON.stringify({
      name: remote,
      version,
      platform: '^1.0.0',
      basePaths: ['/news'],
      navigation: [],
    }),
    [`remotes/${remote}/src/remote-entry.tsx`]: `
      import { defineArea } from '@gyg/platform';
      const load = () => import('./page').then((page) => page.NewsPage);
      export default defineArea({ name: 'news', texts: { en: {}, sv: {} }, routes: [{ path: '/news', load }] });`,
    [`remotes/${remote}/src/page.tsx`]: `export function NewsPage() { ${page} }`,
  };
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
  return buildAlone(root, remote);
}

/** Runs `npm run deploy`, `rollback` or `promote` for the remote, as its team does. */
export async function runForNews(command: 'deploy' | 'rollback' | 'promote', dist: string, ...args: string[]) {
  const script = at('host-shell', 'tooling', `${command}.mjs`);
  const { stdout } = await execute(process.execPath, [script, remote, ...args, '--to', dist], {
    env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined },
  });
  return stdout;
}

/** The hash of every file that does not belong to the remote, by path; and the other rows of the table, byte for byte. */
export function restOf(dist: string): { files: Record<string, string>; rows: string } {
  const all = readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => !file.includes(path.join('remotes', remote)) && path.basename(file) !== 'remotes.json');
  const hash = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex');
  const table = readFileSync(path.join(dist, 'remotes.json'), 'utf8');
  return {
    files: Object.fromEntries(all.sort().map((file) => [path.relative(dist, file), hash(file)])),
    // Everything up to the row of the remote, which came last.
    rows: table.split(`"${remote}"`)[0]?.trimEnd().replace(/,$/, '') ?? '',
  };
}
