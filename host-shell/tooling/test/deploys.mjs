import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { filesBelow, writeBelow } from '../build/files.mjs';
import { buildPart } from '../build/part.mjs';
import { at } from '../paths.mjs';

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

/**
 * Builds the remote `news`, which has one page at /news, in a tree of its own.
 * @param {string} folder
 * @param {{ version: string, page: string }} edition `page`: the body of the page's component, which has
 *   a style `styles.title`
 * @returns {Promise<string>} the folder of the build
 */
export async function buildNews(folder, { version, page }) {
  const root = path.join(folder, `news-${version}`);
  const packageOf = (...place) => readFileSync(at(...place, 'package.json'), 'utf8');
  const files = {
    'design-system/package.json': packageOf('design-system'),
    'host-shell/platform/package.json': packageOf('host-shell', 'platform'),
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
    [`remotes/${remote}/src/page.tsx`]: `
      import styles from './page.module.css';
      export function NewsPage() { ${page} }`,
    [`remotes/${remote}/src/page.module.css`]: '@layer area { .title { letter-spacing: 3px; } }',
  };
  for (const [file, text] of Object.entries(files)) writeBelow(path.join(root, file), text);
  return buildPart(root, remote);
}

/**
 * Runs `npm run deploy`, `rollback` or `promote` for the remote, as its team does.
 * @param {'deploy' | 'rollback' | 'promote'} command @param {string} to @param {string[]} args
 * @returns {Promise<string>} what it printed
 */
export async function runForNews(command, to, ...args) {
  const script = at('host-shell', 'tooling', 'deploy.mjs');
  const { stdout } = await execute(process.execPath, [script, command, remote, ...args, '--to', to], {
    env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined },
  });
  return stdout;
}

/**
 * The hash of every file that does not belong to the remote, by path, and the other rows of the table, byte for byte.
 * @param {string} dist
 */
export function restOf(dist) {
  const files = filesBelow(dist)
    .filter((file) => !file.includes(path.join('remotes', remote)) && path.basename(file) !== 'remotes.json')
    .sort();
  const hashOf = (file) =>
    createHash('sha256')
      .update(readFileSync(path.join(dist, file)))
      .digest('hex');
  const table = readFileSync(path.join(dist, 'remotes.json'), 'utf8');
  // The row of the remote came last.
  const [rows = ''] = table.split(`"${remote}":`);
  return {
    files: Object.fromEntries(files.map((file) => [file, hashOf(file)])),
    rows: rows.replace(/[\s,}]*$/, ''),
  };
}
