import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { listRemotes } from '../build/remotes.mjs';
import { loadRemotesContract } from '../deploy/accepted.mjs';

const NAME = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
const LONGEST = 30;
/** Names of other parts of the product: `npm run build shell`, and namespaces of texts. */
const PARTS = ['platform', 'server', 'shell', 'widgets'];

/** The rows of the last build, in which remotes of other trees may claim paths. */
function deployedRows(root) {
  const file = path.join(root, 'dist', 'remotes.json');
  try {
    return existsSync(file) ? Object.entries(JSON.parse(readFileSync(file, 'utf8'))) : [];
  } catch {
    // The build reports a broken table.
    return [];
  }
}

/**
 * Why no remote can get this name and its path `/<name>`; undefined if it can.
 * @param {string} root @param {string} name
 * @returns {Promise<string | undefined>}
 */
export async function refuseName(root, name) {
  if (name === '') return 'Give the remote a name: npm run new-remote food-rescue';
  if (!NAME.test(name) || name.length > LONGEST)
    return `"${name}" cannot be the name of a remote. Use at most ${LONGEST} small letters, digits and single hyphens, and begin with a letter: food-rescue`;
  if (PARTS.includes(name)) return `"${name}" is the name of another part of the product. Choose another name.`;
  if (existsSync(path.join(root, 'remotes', name)))
    return `remotes/${name} exists already. Choose another name, or delete that folder first.`;
  const own = listRemotes(root).map((remote) => [remote.name, remote]);
  const elsewhere = deployedRows(root).filter(([other]) => !own.some(([ownName]) => ownName === other));
  if (elsewhere.some(([other]) => other === name))
    return `remotes.json has a row "${name}" of a remote that this tree does not have. Choose another name, or remove that row: npm run build -- --remove ${name}`;
  const { parseRemoteTable, settleClaims } = await loadRemotesContract();
  const { table } = elsewhere.length > 0 ? parseRemoteTable(Object.fromEntries(elsewhere)) : { table: {} };
  const claims = [...own, ...Object.entries(table), [name, { basePaths: [`/${name}`], dialogs: [] }]];
  const taken = settleClaims(claims).refused.find(({ remote }) => remote === name);
  if (taken === undefined) return undefined;
  const [, owner] = / belongs to (.+?);/.exec(taken.reason) ?? [];
  return `The path /${name} belongs to ${owner}. Choose another name.`;
}
