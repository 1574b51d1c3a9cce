import webpack from 'webpack';
import { duration, green, red, say } from '../terminal.mjs';
import { BuildError } from './build-error.mjs';

/** Prints one line per part when it has finished, so that slow parts are visible. */
function announce(compiler) {
  let started = 0;
  compiler.hooks.run.tap('gyg', () => {
    started = performance.now();
  });
  compiler.hooks.done.tap('gyg', (stats) => {
    const mark = stats.hasErrors() ? red('failed') : green('built');
    say(`  ${compiler.name.padEnd(12)} ${mark} in ${duration(performance.now() - started)}`);
  });
}

/** The packages that the shell provides to these chunks, by the names that they are imported by. */
function sharedBy(compilation, chunks) {
  const modules = chunks.flatMap((chunk) => [...compilation.chunkGraph.getChunkModulesIterable(chunk)]);
  return modules.flatMap(({ type, options }) => (type === 'consume-shared-module' ? [options.shareKey] : []));
}

/**
 * What comes with each `import()` of a part, by its request.
 * @typedef {Map<string, { files: string[], shared: string[] }>} Imports files below the part's folder, and the packages that
 *   the shell provides to them
 * @returns {Imports}
 */
function importsOf(compilation) {
  const imports = new Map();
  for (const group of compilation.chunkGroups)
    for (const { request } of group.origins)
      if (request !== undefined && !group.isInitial())
        imports.set(request, { files: group.getFiles(), shared: sharedBy(compilation, group.chunks) });
  return imports;
}

/**
 * Builds all parts in one process, one after the other. Threads of the loaders and the minimizer keep the cores busy.
 * @param {import('webpack').Configuration[]} configs
 * @returns {Promise<{ files: Map<string, string[]>, imports: Map<string, Imports> }>} each part's output files, relative
 *   to its folder, and what comes with each of its imports
 * @throws if a part does not compile; the errors have been printed
 */
export async function compile(configs) {
  const compiler = webpack(Object.assign([...configs], { parallelism: 1 }));
  for (const part of compiler.compilers) announce(part);
  const stats = await new Promise((resolve, reject) => {
    compiler.run((error, result) => (error ? reject(error) : resolve(result)));
  });
  const files = new Map();
  const imports = new Map();
  for (const { compilation } of stats.stats) {
    const { outputPath, options } = compilation.compiler;
    files.set(outputPath, [...(files.get(outputPath) ?? []), ...Object.keys(compilation.assets)]);
    // A part for the server is one file.
    if (!options.experiments.outputModule) imports.set(outputPath, importsOf(compilation));
  }
  const failed = stats.hasErrors();
  const messages = stats.stats
    .filter((part) => part.hasErrors() || part.hasWarnings())
    .map((part) => part.toString({ preset: 'errors-warnings', colors: process.stdout.isTTY === true }));
  await new Promise((resolve) => compiler.close(resolve));
  for (const text of messages) say(text);
  if (failed) throw new BuildError('The build failed.');
  return { files, imports };
}
