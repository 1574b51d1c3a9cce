import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { rowsIn } from '../deploy/table-text.mjs';
import { inputsOf, stampFile } from './stamp.mjs';

const SERVER_SIDE = 'api/(?!contract/)|host-shell/server/';
/** The sources that each part leaves out. The rules of imports keep it so. */
const LEFT_OUT = {
  shell: new RegExp(`^(?:${SERVER_SIDE}|remotes/|widgets/)`),
  widgets: new RegExp(`^(?:${SERVER_SIDE}|remotes/|host-shell/src/)`),
  server: /^(?:remotes|host-shell\/src)\//,
};
const leftOutOf = (name) =>
  LEFT_OUT[name] ?? new RegExp(`^(?:${SERVER_SIDE}|remotes/(?!${name}/)|widgets/|host-shell/src/)`);

/** The page that the server fills in. A hot shell needs of its build only that. */
const PAGE = 'host-shell/src/index.html';

const recordFile = (dist) => path.join(dist, '.parts.json');

/**
 * One hash for the sources of each part: `shell`, the remotes, `widgets`, `server`; and of the shell's page.
 * @param {string} root @param {readonly string[]} remotes names
 * @returns {Record<string, string>}
 */
export function partStamps(root, remotes) {
  const hashes = inputsOf(root).map((file) => [
    file,
    createHash('sha256')
      .update(readFileSync(path.join(root, file)))
      .digest('hex'),
  ]);
  const stampOf = (wanted) => {
    const hash = createHash('sha256').update(process.version);
    for (const [file, own] of hashes) if (wanted(file)) hash.update(`\0${file}\0${own}`);
    return hash.digest('hex');
  };
  const parts = ['shell', ...remotes, 'widgets', 'server'];
  const stamps = parts.map((name) => [name, stampOf((file) => !leftOutOf(name).test(file))]);
  return { ...Object.fromEntries(stamps), page: stampOf((file) => file === PAGE) };
}

function readRecord(dist) {
  try {
    return JSON.parse(readFileSync(recordFile(dist), 'utf8'));
  } catch {
    return {};
  }
}

/**
 * Records from which sources parts were built. `stamps` are taken before the build: what changed meanwhile is built again.
 * @param {string} dist @param {Record<string, string>} stamps @param {readonly string[]} names the built parts; none: all
 */
export function recordParts(dist, stamps, names) {
  const built = Object.entries(stamps).filter(
    ([name]) => names.length === 0 || names.includes(name === 'page' ? 'shell' : name),
  );
  mkdirSync(dist, { recursive: true });
  writeFileSync(recordFile(dist), JSON.stringify({ ...readRecord(dist), ...Object.fromEntries(built) }));
}

/** Lets the next build make a part again. */
export function forgetPart(dist, name) {
  const { [name]: _forgotten, ...others } = readRecord(dist);
  writeFileSync(recordFile(dist), JSON.stringify(others));
  rmSync(stampFile(dist), { force: true });
}

function hasOutput(dist, name) {
  const file = { shell: 'shell/index.html', widgets: 'widgets/gyg.js', server: 'server/main.mjs' }[name];
  if (file !== undefined) return existsSync(path.join(dist, file));
  const table = path.join(dist, 'remotes.json');
  return existsSync(table) && Object.hasOwn(rowsIn(readFileSync(table, 'utf8')), name);
}

/**
 * The parts to build before a development server starts: those whose sources have changed. Of a hot part any build will do,
 * since it is compiled for itself.
 * @param {string} dist @param {Record<string, string>} stamps @param {readonly string[]} hot
 * @returns {string[]}
 */
export function partsToBuild(dist, { page, ...stamps }, hot) {
  const record = readRecord(dist);
  const isStale = ([name, stamp]) => {
    if (!hasOutput(dist, name)) return true;
    if (!hot.includes(name)) return record[name] !== stamp;
    return name === 'shell' && record.page !== page;
  };
  return Object.entries(stamps)
    .filter(isStale)
    .map(([name]) => name);
}
