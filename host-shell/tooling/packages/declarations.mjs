import { execFile } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { BuildError } from '../build/build-error.mjs';
import { writeJson } from '../build/files.mjs';
import { binScript } from '../paths.mjs';

const execute = promisify(execFile);
const NOT_SHIPPED = ['**/*.test.*', '**/*.stories.*', '**/node_modules'];

/**
 * Writes the type declarations of a package into the cache. Incremental: only what has changed is written again.
 * @param {string} root @param {import('./package-table.mjs').PublicPackage} pack
 * @param {readonly [string, string][]} entries
 * @returns {Promise<string>} the folder, in which files lie as in the package's own
 */
export async function writeDeclarations(root, pack, entries) {
  const base = path.join(root, '.cache', 'declarations');
  const outDir = path.join(base, pack.folder.replaceAll('/', '-'));
  const own = path.join(root, pack.folder);
  const ambient = readdirSync(own, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.d.ts') && !file.includes('node_modules'),
  );
  const sources = entries.flatMap(([, stem]) => [`${stem}.ts`, `${stem}.tsx`]);
  const files = [...ambient, ...sources.filter((file) => existsSync(path.join(own, file)))];
  const config = `${outDir}.json`;
  const options = {
    ...{ noEmit: false, declaration: true, emitDeclarationOnly: true, incremental: true },
    ...{ outDir, rootDir: own, tsBuildInfoFile: `${outDir}.tsbuildinfo`, lib: ['ES2023', 'DOM', 'DOM.Iterable'] },
  };
  writeJson(config, {
    extends: path.join(root, 'host-shell/tooling/config/tsconfig.base.json'),
    compilerOptions: options,
    files: files.map((file) => path.join(own, file)),
    exclude: NOT_SHIPPED,
  });
  const args = [binScript('tsc', '@typescript/native'), '-p', config, '--checkers', '1'];
  await execute(process.execPath, args, { cwd: root, maxBuffer: 1e8 }).catch((error) => {
    throw new BuildError(`The declarations of ${pack.name} cannot be written:\n${error.stdout}`);
  });
  return outDir;
}

const RELATIVE = /((?:from|import\(|import|declare module) ?)(['"])(\.{1,2}(?:\/[^'"]*)?)\2/g;

/**
 * The declarations of a package with the whole names of files in their imports, as Node requires them.
 * @param {string} folder from `writeDeclarations` @param {string} sources the package's own folder: declarations of
 *   deleted files stay in the cache
 * @returns {Map<string, string>} texts by file
 */
export function readDeclarations(folder, sources) {
  const hasSource = (file) =>
    ['.ts', '.tsx'].some((end) => existsSync(path.join(sources, file.replace(/\.d\.ts$/, end))));
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.d.ts') && hasSource(file))
    .map((file) => file.replaceAll(path.sep, '/'));
  const shipped = new Set(files);
  const whole = (file, request) => {
    const place = path.posix.join(path.posix.dirname(file), request);
    if (shipped.has(`${place}.d.ts`)) return `${request}.js`;
    return shipped.has(`${place}/index.d.ts`) ? `${request.replace(/\/$/, '')}/index.js` : request;
  };
  return new Map(
    files.map((file) => {
      const text = readFileSync(path.join(folder, file), 'utf8');
      return [
        file,
        text.replace(RELATIVE, (_, word, quote, request) => `${word}${quote}${whole(file, request)}${quote}`),
      ];
    }),
  );
}
