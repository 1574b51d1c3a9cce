import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readJson, writeBelow } from '../build/files.mjs';
import { sharedVersions } from '../build/shared-versions.mjs';
import { remoteFiles } from '../new-remote/remote-files.mjs';
import { at, root as repository } from '../paths.mjs';

/** The environment of a terminal, without what the runner of a test sets. */
export const terminal = Object.fromEntries(
  Object.entries(process.env).filter(
    ([name]) => !/^(VITEST|NODE_ENV|NODE_OPTIONS|TEST|DEV|PROD|MODE|SSR|BASE_URL)/.test(name),
  ),
);

/**
 * A team's repository elsewhere, with a new remote and our packages from the packed files. It takes half a minute.
 * @param {string} name of the remote
 */
export function createOutsideRepository(name) {
  const folder = mkdtempSync(path.join(tmpdir(), 'gyg-outside-'));
  const file = (...parts) => path.join(folder, ...parts);
  const write = (place, text) => writeBelow(file(place), text);
  /** Runs a script of Node there, and returns what it printed. @throws with that if it fails */
  const run = (script, ...args) => {
    try {
      return execFileSync(process.execPath, [script, ...args], {
        cwd: folder,
        encoding: 'utf8',
        stdio: 'pipe',
        env: terminal,
      });
    } catch (failure) {
      throw new Error(`${failure.stdout}${failure.stderr}`);
    }
  };
  /** Links a library of this repository, in place of a download. */
  const link = (library) => {
    const place = file('node_modules', library);
    mkdirSync(path.dirname(place), { recursive: true });
    try {
      symlinkSync(at('node_modules', library), place, 'junction');
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
    }
  };

  run(at('host-shell/tooling/pack-packages.mjs'), '--out', file('packed'));
  // Exactly the libraries that the packages say they need, and those of the remote's own tests.
  const needed = new Set([
    'vitest',
    'jsdom',
    '@testing-library/react',
    '@testing-library/dom',
    '@types/react',
    'react-dom',
  ]);
  for (const packed of readdirSync(file('packed'))) {
    execFileSync('tar', ['-xzf', file('packed', packed), '-C', file('packed')]);
    const described = readJson(file('packed/package/package.json'));
    mkdirSync(file('node_modules/@gyg'), { recursive: true });
    renameSync(file('packed/package'), file('node_modules', described.name));
    for (const library of Object.keys({ ...described.dependencies, ...described.peerDependencies }))
      needed.add(library);
  }
  for (const library of needed) if (!library.startsWith('@gyg/')) link(library);

  const {
    'package.json': _package,
    'remote.json': remote = '',
    ...files
  } = remoteFiles(name, sharedVersions(repository));
  for (const [place, text] of Object.entries(files)) if (!place.includes('.stories.')) write(place, text);
  const own = './node_modules/@gyg/remote-build';
  write('remote.json', remote.replace('../../host-shell/tooling/remote-schema', own));
  write('package.json', JSON.stringify({ name, private: true, type: 'module' }));
  write('tsconfig.json', '{ "extends": "@gyg/remote-build/tsconfig.json", "include": ["src"] }');
  write('vitest.config.mjs', "export default { test: { environment: 'jsdom', globals: true } };\n");
  return {
    folder,
    file,
    write,
    run,
    read: (place) => readFileSync(file(place), 'utf8'),
    /** `gyg-remote`, the command with which the team builds and deploys. */
    cli: file('node_modules/@gyg/remote-build/remote-cli.mjs'),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
