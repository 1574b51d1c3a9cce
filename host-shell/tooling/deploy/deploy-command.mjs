import { BuildError } from '../build/build-error.mjs';
import { say } from '../terminal.mjs';
import { changeRows } from './change-rows.mjs';
import { deployed, deployedAsCanary } from './changes.mjs';
import { openPlaces, readOptions } from './command.mjs';
import { assertFitsShell } from './fits-shell.mjs';
import { transferBuild } from './transfer.mjs';

const OPTIONS = {
  from: { type: 'string' },
  canary: { type: 'string' },
  'public-url': { type: 'string' },
};

/** `10%` and `0.1` are a tenth. @param {string} text */
export function shareOf(text) {
  const [, number, percent] = /^(\d+(?:\.\d+)?)\s*(%?)$/.exec(text.trim()) ?? [];
  const share = Number(number) / (percent ? 100 : 1);
  if (share >= 0 && share <= 1) return share;
  throw new BuildError(`--canary ${text} is no share of the visitors. Write --canary 10% or --canary 0.1.`);
}

function publicUrlOf(text) {
  if (text === undefined) return undefined;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url && /^https?:$/.test(url.protocol) && url.search === '' && url.hash === '') return text;
  throw new BuildError(`--public-url ${text} is no address such as https://cdn.example/gyg.`);
}

/**
 * Deploys one remote: copies the files of its build, then changes its row.
 * @param {{ ownDist: string, usage: string, build(name: string): Promise<string> }} options build: builds a remote and
 *   returns the folder of the build
 */
export async function deploy({ ownDist, usage, build }) {
  const { name, from, canary, 'public-url': address, ...where } = readOptions(usage, OPTIONS);
  const share = canary === undefined ? undefined : shareOf(canary);
  const publicUrl = publicUrlOf(address);
  const { files, table } = await openPlaces(where, ownDist);
  const inspect = (row) => assertFitsShell(table, name, row);
  const { row, count } = await transferBuild({ from: from ?? (await build(name)), name, files, publicUrl, inspect });
  say(`  ${count} files copied to ${files.label}`);
  const change = share === undefined ? deployed(row) : deployedAsCanary(row, share);
  const { done } = await changeRows(table, { [name]: change });
  say(`  ${done.join('\n')}`);
  if (publicUrl !== undefined)
    say(`  The server loads it only if its setting REMOTES_FROM has ${new URL(publicUrl).origin}.`);
}
