import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { BuildError } from '../build/build-error.mjs';
import { npm } from '../set-up/npm.mjs';
import { say } from '../terminal.mjs';

/**
 * Packs what is written into a folder as a file that npm can install or publish, and prints its path.
 * @param {(folder: string) => unknown} write @param {string} to the folder for the file
 */
export async function pack(write, to) {
  const folder = mkdtempSync(path.join(tmpdir(), 'gyg-package-'));
  try {
    await write(folder);
    mkdirSync(to, { recursive: true });
    const { ok, output } = await npm(['pack', '--silent', '--pack-destination', to], folder);
    if (!ok) throw new BuildError(output);
    say(path.join(to, output.trim().split('\n').at(-1)));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
