#!/usr/bin/env node
/** `npx gyg-remote build | dev | deploy | promote | rollback | status`: the tools of a remote in a repository of its own. */
import path from 'node:path';
import { BuildError, runCommand } from './build/build-error.mjs';
import { withLock } from './build/lock.mjs';
import { readRemoteJson } from './build/remotes.mjs';
import { DEPLOY_COMMANDS } from './deploy/commands.mjs';
import { takeAgainst } from './dev/take-against.mjs';
import { say } from './terminal.mjs';

const root = process.cwd();
const [command = '', ...args] = process.argv.slice(2);
const usage = `npx gyg-remote ${command} --to <dist folder or s3://…>`;

const build = async () => {
  const { buildOutside } = await import('./build/build-remote.mjs');
  return withLock(root, () => buildOutside(root));
};

/** Builds at each change, and serves it for a platform that runs elsewhere. Runs until it is stopped. */
async function dev() {
  const against = takeAgainst(process.argv) ?? '';
  const { buildRemoteAgainst, isAddress } = await import('./dev/against.mjs');
  if (!isAddress(against))
    throw new BuildError('Name the platform that it shall run in: npx gyg-remote dev --against https://gyg.example');
  const { installedVersions } = await import('./build/shared-versions.mjs');
  const remote = readRemoteJson(path.join(root, 'remote.json'), 'remote.json');
  await buildRemoteAgainst({ root, remote, versions: installedVersions(root), outside: true, against });
  await new Promise(() => {});
}

const COMMANDS = ['build', 'dev', ...Object.keys(DEPLOY_COMMANDS)];

await runCommand(async () => {
  if (!COMMANDS.includes(command))
    throw new BuildError(`Usage: npx gyg-remote <${COMMANDS.join(' | ')}> [--to <dist folder or s3://…>]`);
  if (!['build', 'dev', 'status'].includes(command) && !args.includes('--to'))
    throw new BuildError(`Name the installation with --to. Usage: ${usage}`);
  const { name } = readRemoteJson(path.join(root, 'remote.json'), 'remote.json');
  if (command === 'dev') return dev();
  if (command === 'build') return say(`  Built into ${await build()}`);
  const { flags = '', run } = DEPLOY_COMMANDS[command];
  // In the platform's repository the name of the remote is an argument.
  const named = command === 'status' ? args : [name, ...args];
  await run({ args: named, ownDist: path.join(root, 'dist'), usage: `${usage}${flags}`, build });
});
