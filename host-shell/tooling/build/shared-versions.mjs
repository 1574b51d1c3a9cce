import { createRequire } from 'node:module';
import path from 'node:path';
import gt from 'semver/functions/gt.js';
import satisfies from 'semver/functions/satisfies.js';
import { textIn } from '../deploy/folder-place.mjs';
import { BuildError } from './build-error.mjs';
import { readJson } from './files.mjs';

const require = createRequire(import.meta.url);

/**
 * The versions in this tree of the packages that the shell shares with remotes.
 * @param {string} root
 */
export function sharedVersions(root) {
  const versionOf = (...folders) => readJson(root, ...folders, 'package.json').version;
  return {
    react: require('react/package.json').version,
    designSystem: versionOf('design-system'),
    platform: versionOf('host-shell', 'platform'),
  };
}

/**
 * The versions of the same packages that are installed in a remote's own repository.
 * @param {string} root @returns {ReturnType<typeof sharedVersions>}
 */
export function installedVersions(root) {
  const installed = createRequire(path.join(root, 'package.json'));
  const versionOf = (name) => installed(`${name}/package.json`).version;
  return {
    react: versionOf('react'),
    designSystem: versionOf('@gyg/design-system'),
    platform: versionOf('@gyg/platform'),
  };
}

/**
 * The ranges that a remote needs of shared packages. Its remote.json has the platform's range, and the design system's
 * if an older version than the one in this tree is sufficient.
 * @param {{ platform: string, designSystem?: string }} remote
 * @param {ReturnType<typeof sharedVersions>} versions
 */
export const rangesOf = ({ platform, designSystem }, versions) => ({
  react: `^${versions.react}`,
  designSystem: designSystem ?? `^${versions.designSystem}`,
  platform,
});

/** The versions that an installation's shell provides, beside its page. */
export const SHELL_VERSIONS = 'shell/versions.json';

/**
 * Throws if a remote is built with a version outside its range, because it would be untested with other versions.
 * @param {{ name: string, platform: string, designSystem?: string }} remote
 * @param {ReturnType<typeof sharedVersions>} versions
 */
export function assertWithinRanges(remote, versions) {
  const ranges = rangesOf(remote, versions);
  for (const shared of ['platform', 'designSystem']) {
    if (satisfies(versions[shared], ranges[shared])) continue;
    throw new BuildError(
      `remote.json of ${remote.name} asks for ${shared} ${ranges[shared]}, but is built with ${versions[shared]}. Change "${shared}" there to a range with ${versions[shared]} in it, and test the remote.`,
    );
  }
}

function adviceFor(name, range, has) {
  const least = range.replace(/^[\^~]/, '');
  const advice =
    /^\d+\.\d+\.\d+$/.test(least) && gt(least, has)
      ? `Deploy a shell with ${name} ${least} there first, or build the remote with ${has}.`
      : `Build the remote with ${name} ${has}, and change its remote.json.`;
  return `  it needs ${name} ${range}, and the shell there has ${has}. ${advice}`;
}

/**
 * Refuses a row that the shell of an installation could not run, because it was built for other versions of the shared
 * packages. Places without a shell are not checked: each page checks it again.
 * @param {import('../deploy/folder-place.mjs').Place} place @param {string} remote @param {import('../deploy/history.mjs').Row} row
 * @throws {BuildError}
 */
export async function assertFitsShell(place, remote, row) {
  const text = await textIn(place, SHELL_VERSIONS);
  if (text === undefined) return;
  const unmet = Object.entries(JSON.parse(text)).filter(
    ([name, has]) => typeof row[name] === 'string' && !satisfies(has, row[name]),
  );
  if (unmet.length > 0)
    throw new BuildError(
      `${remote} ${row.version} could not run in ${place.label}:\n${unmet.map(([name, has]) => adviceFor(name, row[name], has)).join('\n')}\nNothing was deployed.`,
    );
}
