/** `npm run new-remote <name>`: creates remotes/<name>, a remote with one page that builds, passes all checks and has a test. */
import { BuildError, runCommand } from './build/build-error.mjs';
import { writeBelow } from './build/files.mjs';
import { sharedVersions } from './build/shared-versions.mjs';
import { refuseName } from './new-remote/refuse-name.mjs';
import { remoteFiles, titleOf } from './new-remote/remote-files.mjs';
import { at, root } from './paths.mjs';
import { npm } from './set-up/npm.mjs';
import { bold, say, startClock } from './terminal.mjs';

const [name = '', ...more] = process.argv.slice(2);

function nextSteps() {
  return `
${bold(`remotes/${name}`)} has a page at /${name}, a menu entry, a story and a test. Next:

  npm run dev ${name}     the whole product with your remote: the page changes when you save a file
  npm run storybook${' '.repeat(name.length)}your page alone, at Screens/${name}/Start
  npm run vitest -- --project screens remotes/${name}
  npm run check

Translate "${titleOf(name)}" in src/translations/sv.json and in remote.json; there is also who sees the menu entry, and where.
README.md, "Build and deploy a remote", explains the files, more pages and how to deploy.`;
}

async function create() {
  const refusal = more.length > 0 ? 'Give one name: npm run new-remote food-rescue' : await refuseName(root, name);
  if (refusal !== undefined) throw new BuildError(refusal);
  for (const [file, text] of Object.entries(remoteFiles(name, sharedVersions(root))))
    writeBelow(at('remotes', name, file), text);
  const clock = startClock('Adding its package to package-lock.json');
  const { ok, output } = await npm(
    ['install', '--prefer-offline', '--ignore-scripts', '--no-audit', '--no-fund'],
    root,
  );
  clock.end();
  if (!ok)
    throw new BuildError(
      `${output.trimEnd()}\nThe files are there, but npm could not add the package; run npm install.`,
    );
  say(nextSteps());
}

await runCommand(create);
