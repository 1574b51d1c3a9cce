import { satisfies } from './versions';

interface SharedPackage {
  version: string;
  load: () => object | Promise<object>;
}

const packages = new Map<string, SharedPackage>();

/**
 * Provides a package to all remotes: they have one copy, that of the shell.
 * @param load returns the package's module, or loads it when a page first needs it
 */
export function share(name: string, version: string, load: SharedPackage['load']): void {
  packages.set(name, { version, load });
}

/**
 * Finds a package that the shell provides, by the name that it is imported by.
 * @param range the versions that the remote was built for
 * @throws if there is none, if its version is outside the range, or if its code does not load
 */
export async function findShared(name: string, range: string): Promise<object> {
  const found = packages.get(name);
  if (found === undefined) throw new Error(`The shell does not provide ${name}`);
  if (!(await satisfies(found.version, range)))
    throw new Error(`${name} ${range} is needed, and the page has ${found.version}`);
  return await found.load();
}
