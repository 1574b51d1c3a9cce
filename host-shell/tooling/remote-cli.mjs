#!/usr/bin/env node
/** `npx gyg-remote build | dev | deploy | promote | rollback | status`: the tools of a remote in a repository of its own. */
import path from 'node:path';
import { BuildError, runCommand } from './build/build-error.mjs';
import { withLock } from './build/lock.mjs';
import { readRemoteJson } from './build/remotes.mjs';
import { installedVersions } from './build/shared-versions.mjs';
import { DEPLOY_COMMANDS } from './deploy/commands.mjs';
import { takeAgainst } from './dev/take-against.mjs';
import { say } from './terminal.mjs';

const root = process.cwd();
const dist = path.join(root, 'dist');
const [command = '', ...args] = process.argv.slice(2);
const usage = `npx gyg-remote ${command} --to <dist folder or s3://…>`;

const readOwn = () => readRemoteJson(path.join(root, 'remote.json'), 'remote.json');

/** Builds into `dist` here. @returns {Promise<string>} the folder */
async function build() {
  const { buildRemote } = await import('./build/build-remote.mjs');
  const options = { root, dist, remote: readOwn(), versions: installedVersions(root), outside: true };
  await withLock(root, () => buildRemote(options));
  return dist;
}

/** Builds at each change, and serves it for a platform that runs elsewhere. Runs until it is stopped. */
async function dev() {
  const against = takeAgainst(process.argv) ?? '';
  const { buildRemoteAgainst, isAddress } = await import('./dev/against.mjs');
  if (!isAddress(against))
    throw new BuildError('Name the platform that it shall run in: npx gyg-remote dev --against https://gyg.example');
  await buildRemoteAgainst({ root, remote: readOwn(), versions: installedVersions(root), outside: true, against });
  await new Promise(() => {});
}

const COMMANDS = ['build', 'dev', ...Object.keys(DEPLOY_COMMANDS)];

await runCommand(async () => {
  if (!COMMANDS.includes(command))
    throw new BuildError(`Usage: npx gyg-remote <${COMMANDS.join(' | ')}> [--to <dist folder or s3://…>]`);
  if (!['build', 'dev', 'status'].includes(command) && !args.includes('--to'))
    throw new BuildError(`Name the installation with --to. Usage: ${usage}`);
  const { name } = readOwn();
  if (command === 'dev') return dev();
  if (command === 'build') return say(`  Built into ${await build()}`);
  const { flags = '', run } = DEPLOY_COMMANDS[command];
  // In the platform's repository the name of the remote is an argument.
  const named = command === 'status' ? args : [name, ...args];
  await run({ args: named, ownDist: dist, usage: `${usage}${flags}`, build });
});
