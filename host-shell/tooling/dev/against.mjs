import { createServer } from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import webpack from 'webpack';
import { deployRow } from '../build/deploy-table.mjs';
import { assertWithinRanges } from '../build/shared-versions.mjs';
import { freePorts } from '../free-ports.mjs';
import { bold, red, say } from '../terminal.mjs';
import { remoteConfig } from '../webpack/remote.mjs';

/**
 * The address that opens a platform with this build of a remote (decision 0035).
 * @param {{ against: string, origin: string, name: string, row: { entry: string, integrity: string, basePaths: string[] } }} build
 */
export function overrideAddress({ against, origin, name, row }) {
  const url = new URL(row.basePaths.find((path) => !/[:*]/.test(path)) ?? '/', against);
  url.searchParams.set('remote', `${name}@${origin}${row.entry}@${row.integrity}`);
  return url.href;
}

/** Whether `--against` has an address. @param {string} against */
export const isAddress = (against) => /^https?:\/\/[^/]/.test(against);

/**
 * Builds one remote at each change, as for production, serves it from this machine, and prints the address that opens it in a
 * platform that runs elsewhere.
 * @param {{ root: string, remote: ReturnType<typeof import('../build/remotes.mjs').listRemotes>[number], versions:
 *   ReturnType<typeof import('../build/shared-versions.mjs').sharedVersions>, outside: boolean, against: string }} options
 *   `outside`: the root is the remote's own repository
 */
export async function buildRemoteAgainst({ root, remote, versions, outside, against }) {
  assertWithinRanges(remote, versions);
  const dist = path.join(root, '.cache', 'against');
  const [port] = await freePorts(1);
  const origin = `http://localhost:${port}`;
  const setHeaders = (response) => {
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Cache-Control', 'no-store');
  };
  createServer(sirv(dist, { dev: true, setHeaders })).listen(port, '127.0.0.1');
  const compiler = webpack(remoteConfig({ root, dist, dev: false, remote, ...(outside && { outside: versions }) }));
  compiler.watch({}, async (error, stats) => {
    if (error || stats.hasErrors())
      return say(`${red('does not compile')}\n${error?.message ?? stats.toString({ preset: 'errors-only' })}`);
    const row = await deployRow(dist, remote, versions, { files: Object.keys(stats.compilation.assets) });
    say(`\n  ${bold(overrideAddress({ against, origin, name: remote.name, row }))}\n`);
  });
  say(`Open ${new URL('/run', against).href}?key=<its DEVELOPER_KEY> once; REMOTE_ORIGINS there must have ${origin}.`);
  say('Then open the newest of these addresses. It changes with every build, since it names the hash of the entry.');
}
