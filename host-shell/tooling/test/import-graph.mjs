import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'oxc-parser';

const SCRIPT = /\.[mc]?[jt]sx?$/;
const ENDINGS = ['', '.ts', '.tsx', '.mjs', '.d.mts', '.js', '/index.ts', '/index.tsx'];

/** The imports of a style sheet. */
const sheetRequests = (text) =>
  [...text.matchAll(/@import\s+(?:url\()?['"]([^'"]+)|composes:[^;]*from\s+['"]([^'"]+)/g)].map(
    ([, imported, composed]) => ({ request: imported ?? composed, names: undefined }),
  );

/** The imports of a script: static, re-exported, dynamic, or by URL. `names` if it imports only some names. */
function scriptRequests(module, text) {
  const wanted = module.staticImports.map(({ moduleRequest, entries }) => ({
    request: moduleRequest.value,
    names:
      entries.length > 0 && entries.every(({ importName }) => importName.kind === 'Name')
        ? entries.map(({ importName }) => importName.name)
        : undefined,
  }));
  const passedOn = module.staticExports.flatMap(({ entries }) =>
    entries
      .filter(({ moduleRequest }) => moduleRequest)
      .map(({ moduleRequest, importName }) => ({
        request: moduleRequest.value,
        names: importName.kind === 'Name' ? [importName.name] : undefined,
      })),
  );
  const texts = [...text.matchAll(/(?:import|vi\.mock|new URL)\(\s*(['"`])([^'"`$]+)\1/g)];
  return [...wanted, ...passedOn, ...texts.map(([, , request]) => ({ request, names: undefined }))];
}

/** The names that a file re-exports, and the files from which it re-exports everything. */
function entranceOf(module) {
  const entries = module.staticExports.flatMap((one) => one.entries);
  const isOnlyADoor = entries.length > 0 && entries.every(({ moduleRequest }) => moduleRequest);
  if (!isOnlyADoor) return undefined;
  const named = entries.filter(({ importName }) => importName.kind === 'Name');
  return {
    named: new Map(
      named.map(({ exportName, importName, moduleRequest }) => [
        exportName.name,
        { request: moduleRequest.value, name: importName.name },
      ]),
    ),
    whole: entries
      .filter(({ importName }) => importName.kind !== 'Name')
      .map(({ moduleRequest }) => moduleRequest.value),
  };
}

const exportedNames = (module) =>
  new Set(
    module.staticExports.flatMap(({ entries }) => entries.map(({ exportName }) => exportName.name).filter(Boolean)),
  );

/** Caches results. */
function once(ask) {
  const results = new Map();
  return (key) => {
    if (!results.has(key)) results.set(key, ask(key));
    return results.get(key);
  };
}

/**
 * The import graph of the repository. It looks through files that only re-export (an `index.ts`): an import of one name
 * depends only on the file that declares it, not on everything that the index exports.
 * @param {string} root @param {readonly string[]} files below root @param {Record<string, { folder: string, exports:
 *   object }>} packages
 */
export function importGraph(root, files, packages) {
  const known = new Set(files);
  const textOf = once((file) => readFileSync(path.join(root, file), 'utf8'));
  const moduleOf = once((file) => parseSync(file, textOf(file)).module);
  const doorOf = once((file) => (SCRIPT.test(file) ? entranceOf(moduleOf(file)) : undefined));
  const namesOf = once((file) => exportedNames(moduleOf(file)));

  function resolvePackage(request) {
    const [name] = /^@[^/]+\/[^/]+/.exec(request) ?? [];
    const found = packages[name];
    if (found === undefined) return undefined;
    const rest = `.${request.slice(name.length)}`;
    const target = found.exports?.[rest];
    if (typeof target === 'string') return path.posix.join(found.folder, target);
    const [pattern, place] =
      Object.entries(found.exports ?? {}).find(([key]) => key.endsWith('/*') && rest.startsWith(key.slice(0, -1))) ??
      [];
    return pattern && path.posix.join(found.folder, place.replace('*', rest.slice(pattern.length - 1)));
  }

  function resolve(from, request) {
    const bare = request.split('?')[0];
    if (!bare.startsWith('.')) return resolvePackage(bare);
    const place = path.posix.join(path.posix.dirname(from), bare);
    const ending = ENDINGS.find((one) => known.has(place + one));
    return ending === undefined ? undefined : place + ending;
  }

  /** The file that declares a name which `door` re-exports. */
  function behind(door, name, seen = new Set()) {
    if (seen.has(door)) return undefined;
    seen.add(door);
    const entrance = doorOf(door);
    if (entrance === undefined) return namesOf(door).has(name) ? door : undefined;
    const direct = entrance.named.get(name);
    if (direct !== undefined) {
      const target = resolve(door, direct.request);
      return target && (behind(target, direct.name, seen) ?? target);
    }
    for (const request of entrance.whole) {
      const target = resolve(door, request);
      const found = target && behind(target, name, seen);
      if (found) return found;
    }
    return undefined;
  }

  function targetsOf(file, { request, names }) {
    const target = resolve(file, request);
    if (target === undefined) return [];
    if (names === undefined || !SCRIPT.test(target) || doorOf(target) === undefined) return [target];
    return names.map((name) => behind(target, name) ?? target);
  }

  /** @type {Map<string, Set<string>>} by file: the files that import it */
  const users = new Map();
  for (const file of files) {
    const script = SCRIPT.test(file);
    if (!script && !file.endsWith('.css')) continue;
    const requests = script ? scriptRequests(moduleOf(file), textOf(file)) : sheetRequests(textOf(file));
    for (const target of requests.flatMap((request) => targetsOf(file, request))) {
      if (!users.has(target)) users.set(target, new Set());
      users.get(target).add(file);
    }
  }

  /**
   * All files that import one of `changed`, directly or indirectly, and these files themselves.
   * @param {readonly string[]} changed @param {(file: string) => boolean} isAssembled a file that joins everything: do
   *   not follow further
   */
  function reaching(changed, isAssembled = () => false) {
    const found = new Set(changed);
    const ways = [...changed];
    for (let file = ways.pop(); file !== undefined; file = ways.pop()) {
      if (isAssembled(file) && !changed.includes(file)) continue;
      for (const user of users.get(file) ?? []) {
        if (found.has(user)) continue;
        found.add(user);
        ways.push(user);
      }
    }
    return found;
  }
  return { reaching };
}
