import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { BuildError } from './build-error.mjs';

const navigationSchema = z.strictObject({
  path: z.string().startsWith('/'),
  labels: z.strictObject({ en: z.string().min(1), sv: z.string().min(1) }),
  roles: z.array(z.enum(['GUEST', 'USER', 'ADMIN', 'SUPER', 'MANAGER'])).min(1),
  order: z.number().int(),
  // `menu`: only in the slide-out menu, if the header of the role is full.
  place: z.enum(['bar', 'menu']).default('bar'),
});

const range = z.string().regex(/^[\^~]?\d+\.\d+\.\d+$/);

/** The schema of remote.json: a remote's contract with the shell. */
const remoteSchema = z.strictObject({
  $schema: z.string().optional(),
  name: z.string().regex(/^[a-z][a-z0-9-]*$/),
  version: z.string().regex(/^\d+\.\d+\.\d+$/),
  platform: range,
  // Default: the version of the design system that the remote is built with, or a compatible one.
  designSystem: range.optional(),
  basePaths: z.array(z.string().startsWith('/')).min(1),
  // Fragments with which any page opens a dialog of this remote: `terms` for #terms.
  dialogs: z.array(z.string().regex(/^[a-z-]+$/)).default([]),
  navigation: z.array(navigationSchema),
});

function readRemote(folder, file) {
  let json;
  try {
    json = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new BuildError(`remotes/${folder}/remote.json is not JSON: ${error.message}`);
  }
  const { success, data, error } = remoteSchema.safeParse(json);
  if (!success) {
    const issues = error.issues.map(({ path: place, message }) => `  ${place.join('.') || 'the file'}: ${message}`);
    throw new BuildError(`remotes/${folder}/remote.json is not what the shell expects:\n${issues.join('\n')}`);
  }
  if (data.name !== folder) {
    throw new BuildError(
      `remotes/${folder}/remote.json has the name "${data.name}"; a remote must be named like its folder.`,
    );
  }
  return data;
}

/** Two spellings of a path (`/gygs/:id` and `/Gygs/:gygId/`) are the same claim. */
const claimOf = (pattern) =>
  pattern
    .replace(/:[^/]+/g, ':')
    .replace(/(.)\/+$/, '$1')
    .toLowerCase();

/**
 * Throws if two remotes claim the same path.
 * @param {{ name: string, basePaths: string[] }[]} remotes
 */
export function assertNoSharedClaim(remotes) {
  const owners = new Map();
  for (const { name, basePaths } of remotes) {
    for (const pattern of basePaths) {
      const claim = claimOf(pattern);
      const owner = owners.get(claim);
      if (owner !== undefined) {
        throw new BuildError(
          `The path ${pattern} is claimed by two remotes: "${owner}" and "${name}". Take it out of one of their remote.json files.`,
        );
      }
      owners.set(claim, name);
    }
  }
}

/**
 * Reads and validates remote.json in every folder of remotes/.
 * @param {string} root
 * @returns {z.infer<typeof remoteSchema>[]} by name
 */
export function listRemotes(root) {
  const remotes = readdirSync(path.join(root, 'remotes'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => ({ name, file: path.join(root, 'remotes', name, 'remote.json') }))
    .filter(({ file }) => existsSync(file))
    .map(({ name, file }) => readRemote(name, file));
  assertNoSharedClaim(remotes);
  return remotes.sort((a, b) => a.name.localeCompare(b.name));
}
