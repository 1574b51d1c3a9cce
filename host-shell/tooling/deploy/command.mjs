import path from 'node:path';
import { parseArgs } from 'node:util';
import { BuildError } from '../build/build-error.mjs';
import { readBucketAddress } from './bucket-address.mjs';
import { bucketPlace } from './bucket-place.mjs';
import { folderPlace, installationPlace } from './folder-place.mjs';

const PLACE_OPTIONS = { to: { type: 'string' }, table: { type: 'string' }, unconditional: { type: 'boolean' } };

/** npm takes `--to` for the beginning of its `--token-description`. */
const npmNames = (name) => [name.replaceAll('-', '_'), ...(name === 'to' ? ['token_description'] : [])];

/** npm takes flags that are not behind `--` for its own. */
function refuseSwallowed(options, values) {
  const swallowed = Object.keys(options).find(
    (name) => values[name] === undefined && npmNames(name).some((known) => process.env[`npm_config_${known}`]),
  );
  if (swallowed !== undefined)
    throw new BuildError(`npm took --${swallowed} for its own. Write -- before the first flag: … -- --${swallowed} …`);
}

/**
 * Reads the command line of a deploy command.
 * @param {string} usage @param {import('node:util').ParseArgsConfig['options']} more @param {{ remote?: boolean }} [needs]
 * @throws {BuildError} with the usage
 */
export function readOptions(usage, more = {}, { remote = true } = {}) {
  const options = { ...PLACE_OPTIONS, ...more };
  try {
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    refuseSwallowed(options, values);
    if (positionals.length === (remote ? 1 : 0)) return { ...values, name: positionals[0] };
  } catch (error) {
    if (error instanceof BuildError) throw error;
    throw new BuildError(`${error.message}\nUsage: ${usage}`);
  }
  throw new BuildError(remote ? `Name one remote. Usage: ${usage}` : `Usage: ${usage}`);
}

const open = (where, { unconditional }, isInstallation) => {
  if (where.startsWith('s3:')) return bucketPlace(readBucketAddress(where), { unconditional });
  return isInstallation ? installationPlace(where) : folderPlace(path.resolve(where));
};

/**
 * The places of the files and of the table, which are the same without `--table`.
 * @param {{ to?: string, table?: string, unconditional?: boolean }} options @param {string} ownDist this tree's folder
 */
export async function openPlaces({ to = undefined, table: tableAt, ...options }, ownDist) {
  const files = await open(to ?? ownDist, options, tableAt === undefined);
  return { files, table: tableAt === undefined ? files : await open(tableAt, options, true) };
}
