import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The `integrity` value of a file. */
export function integrityOf(file) {
  return `sha384-${createHash('sha384').update(readFileSync(file)).digest('base64')}`;
}

/**
 * One row of remotes.json: where a remote's newest build lies, and what the shell and the server need to know of it
 * before it is loaded.
 * @param {string} dist
 * @param {ReturnType<import('./remotes.mjs').listRemotes>[number]} remote
 */
function deployRow(dist, { name, version, platform, basePaths, dialogs, navigation }) {
  const folder = path.join(dist, 'remotes', name);
  const manifest = JSON.parse(readFileSync(path.join(folder, 'mf-manifest.json'), 'utf8'));
  const entry = manifest.metaData.remoteEntry.name;
  const { js, css } = manifest.exposes.find((exposed) => exposed.path === './area').assets;
  const link = (file) => ({ href: `/remotes/${name}/${file}`, integrity: integrityOf(path.join(folder, file)) });
  return {
    entry: `/remotes/${name}/${entry}`,
    integrity: integrityOf(path.join(folder, entry)),
    version,
    platform,
    basePaths,
    dialogs,
    prefetch: [...js.sync, ...css.sync].map(link),
    navigation,
  };
}

/** The whole table: deploying one remote changes its row and nothing else. */
export function deployTable(dist, remotes) {
  return Object.fromEntries(remotes.map((remote) => [remote.name, deployRow(dist, remote)]));
}
