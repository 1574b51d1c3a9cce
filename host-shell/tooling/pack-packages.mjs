/**
 * `npm run pack-packages -- --out <folder>`: writes the packages with which a remote is built in another repository, as
 * files that npm can install or publish, and prints their paths.
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { BuildError } from './build/build-error.mjs';
import { runCommand } from './deploy/command.mjs';
import { PUBLIC_PACKAGES } from './packages/package-table.mjs';
import { writeLibrary } from './packages/write-library.mjs';
import { writeRemoteBuild } from './packages/write-remote-build.mjs';
import { root } from './paths.mjs';
import { npm } from './set-up/npm.mjs';
import { say } from './terminal.mjs';

async function pack(write, to) {
  const made = mkdtempSync(path.join(tmpdir(), 'gyg-package-'));
  try {
    await write(made);
    const { ok, output } = await npm(['pack', '--silent', '--pack-destination', to], made);
    if (!ok) throw new BuildError(output);
    say(path.join(to, output.trim().split('\n').at(-1)));
  } finally {
    rmSync(made, { recursive: true, force: true });
  }
}

await runCommand(async () => {
  const { out } = parseArgs({ options: { out: { type: 'string' } }, strict: false }).values;
  if (typeof out !== 'string') throw new BuildError('Usage: npm run pack-packages -- --out <folder>');
  const to = path.resolve(out);
  mkdirSync(to, { recursive: true });
  for (const one of PUBLIC_PACKAGES) await pack((made) => writeLibrary(root, one, made), to);
  await pack((made) => writeRemoteBuild(root, made), to);
});
