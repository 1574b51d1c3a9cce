#!/usr/bin/env node
/** `npx gyg-remote build | deploy | promote | rollback | status`: the tools of a remote in a repository of its own. */
import path from 'node:path';
import { BuildError } from './build/build-error.mjs';
import { readRemoteJson } from './build/remotes.mjs';
import { runCommand } from './deploy/command.mjs';
import { say } from './terminal.mjs';

const root = process.cwd();
const ownDist = path.join(root, 'dist');
const [command = '', ...args] = process.argv.slice(2);
const usageOf = (flags) => `npx gyg-remote ${command} --to <dist folder or s3://…>${flags}`;

const build = async () => {
  const { buildOutside } = await import('./build/build-alone.mjs');
  return buildOutside(root);
};

const COMMANDS = {
  build: async () => say(`  Built into ${await build()}`),
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
  if (!['build', 'status'].includes(command) && !args.includes('--to'))
    throw new BuildError(`Name the installation with --to. Usage: ${usageOf('')}`);
  const { name } = readRemoteJson(path.join(root, 'remote.json'), 'remote.json');
  // The commands read the name as in the platform's repository, where it is an argument.
  process.argv.splice(2, 1, ...(command === 'status' ? [] : [name]));
  await COMMANDS[command]();
});
