import gt from 'semver/functions/gt.js';
import satisfies from 'semver/functions/satisfies.js';
import { BuildError } from '../build/build-error.mjs';
import { SHELL_VERSIONS } from '../build/shared-versions.mjs';
import { textIn } from './folder-place.mjs';

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
 * @param {import('./folder-place.mjs').Place} place @param {string} remote @param {import('./history.mjs').Row} row
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
