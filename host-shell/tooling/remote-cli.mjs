#!/usr/bin/env node
/** `npx gyg-remote build | dev | deploy | promote | rollback | status`: the tools of a remote in a repository of its own. */
import path from 'node:path';
import { BuildError, runCommand } from './build/build-error.mjs';
import { withLock } from './build/lock.mjs';
import { readRemoteJson } from './build/remotes.mjs';
import { takeAgainst } from './dev/take-against.mjs';
import { say } from './terminal.mjs';

const root = process.cwd();
const ownDist = path.join(root, 'dist');
const [command = '', ...args] = process.argv.slice(2);
const usageOf = (flags) => `npx gyg-remote ${command} --to <dist folder or s3://…>${flags}`;

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

const COMMANDS = {
  build: async () => say(`  Built into ${await build()}`),
  dev,
  deploy: async () => {
    const { deploy } = await import('./deploy/deploy-command.mjs');
    await deploy({ ownDist, usage: usageOf(' [--canary 10%]'), build });
  },
  promote: async () => (await import('./deploy/row-commands.mjs')).promote({ ownDist, usage: usageOf('') }),
  rollback: async () =>
    (await import('./deploy/row-commands.mjs')).rollBack({ ownDist, usage: usageOf(' [--version 1.2.0]') }),
  status: async () => {
    const { showStatus } = await import('./deploy/status-command.mjs');
    if (!(await showStatus({ ownDist, usage: usageOf('') }))) process.exitCode = 1;
  },
};

await runCommand(async () => {
  if (!Object.hasOwn(COMMANDS, command))
    throw new BuildError(`Usage: npx gyg-remote <${Object.keys(COMMANDS).join(' | ')}> [--to <dist folder or s3://…>]`);
  if (!['build', 'dev', 'status'].includes(command) && !args.includes('--to'))
    throw new BuildError(`Name the installation with --to. Usage: ${usageOf('')}`);
  const { name } = readRemoteJson(path.join(root, 'remote.json'), 'remote.json');
  // The commands read the name as in the platform's repository, where it is an argument.
  process.argv.splice(2, 1, ...(['dev', 'status'].includes(command) ? [] : [name]));
  await COMMANDS[command]();
});
