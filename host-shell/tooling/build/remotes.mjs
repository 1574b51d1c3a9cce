import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { remoteJsonSchema } from '../remote-schema/remote-json.mjs';
import { BuildError } from './build-error.mjs';

/**
 * Reads and validates one remote.json.
 * @param {string} file @param {string} label its path, for messages
 * @returns {import('zod').infer<typeof remoteJsonSchema>}
 */
export function readRemoteJson(file, label) {
  let json;
  try {
    json = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new BuildError(`${label} is not JSON: ${error.message}`);
  }
  const { success, data, error } = remoteJsonSchema.safeParse(json);
  if (!success) {
    const issues = error.issues.map(({ path: place, message }) => `  ${place.join('.') || 'the file'}: ${message}`);
    throw new BuildError(`${label} is not what the shell expects:\n${issues.join('\n')}`);
  }
  return data;
}

function readRemote(folder, file) {
  const data = readRemoteJson(file, `remotes/${folder}/remote.json`);
  if (data.name !== folder) {
    throw new BuildError(
      `remotes/${folder}/remote.json has the name "${data.name}"; a remote must be named like its folder.`,
    );
  }
  return data;
}

/**
 * Reads and validates remote.json in every folder of remotes/.
 * @param {string} root
 * @returns {import('zod').infer<typeof remoteJsonSchema>[]} by name
 */
export function listRemotes(root) {
  return readdirSync(path.join(root, 'remotes'))
    .map((name) => ({ name, file: path.join(root, 'remotes', name, 'remote.json') }))
    .filter(({ file }) => existsSync(file))
    .map(({ name, file }) => readRemote(name, file))
    .sort((a, b) => a.name.localeCompare(b.name));
}
