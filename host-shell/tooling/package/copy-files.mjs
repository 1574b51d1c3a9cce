import { cpSync, existsSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from '../build/files.mjs';

/** What the server reads from dist. */
const BUILT = ['partner', 'remotes', 'remotes.json', 'server', 'shell', 'widgets'];
/** Folders with files whose names contain a hash of their content, which open pages may still request. */
const HASHED = ['remotes', 'shell/assets', 'widgets'];
/** Sources of native parts, which are needed only to compile them. */
const SOURCES = /^(deps|src|binding\.gyp|build(?!\/Release(\/[^/]+\.node)?$)\/.*)$/;
const COMPILED = ['better-sqlite3'];

function copyPackage(from, to, name) {
  cpSync(from, to, {
    recursive: true,
    dereference: true,
    filter: (file) => {
      const relative = path.relative(from, file).replaceAll(path.sep, '/');
      if (relative.split('/').includes('node_modules')) return false;
      return !(COMPILED.includes(name) && SOURCES.test(relative));
    },
  });
}

/** Copies the installed packages at these places. Those for other platforms are not installed. */
export function copyPackages(root, folder, places) {
  for (const place of places) {
    const from = path.join(root, place);
    if (existsSync(from)) copyPackage(from, path.join(folder, place), place.replace(/^.*node_modules\//, ''));
  }
}

/** Copies the build, the migrations and the demo's content. */
export function copyBuild(root, dist, folder) {
  for (const part of BUILT) cpSync(path.join(dist, part), path.join(folder, part), { recursive: true });
  const migrations = path.join('api', 'migrations');
  cpSync(path.join(root, migrations), path.join(folder, migrations), {
    recursive: true,
    filter: (file) => !file.endsWith('_snapshot.json'),
  });
  const content = path.join('api', 'demo', 'content');
  cpSync(path.join(root, content), path.join(folder, content), { recursive: true });
}

/** Copies what open pages of an earlier folder may still request, with the times of the last build that used it. */
export function keepEarlierFiles(earlier, folder) {
  let kept = 0;
  for (const part of HASHED)
    for (const file of filesBelow(path.join(earlier, part))) {
      const target = path.join(folder, part, file);
      if (existsSync(target)) continue;
      cpSync(path.join(earlier, part, file), target, { preserveTimestamps: true });
      kept += 1;
    }
  return kept;
}
