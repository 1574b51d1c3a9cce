import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Federation writes its start-up module to a file whose name depends on absolute paths, and imports by one. */
const START_UP = /[\\/]\.federation[\\/]entry\.[0-9a-f]+\.js$/;
const ABSOLUTE_IMPORT = /(?<=^import \w+ from ')(?:\/|[A-Za-z]:)[^']*(?=';$)/gm;
const posix = (place) => place.replaceAll(path.sep, '/');

/** Copies the module to a stable name, with relative imports. */
function stableCopy(file, copy) {
  const relative = (place) => {
    const found = posix(path.relative(path.dirname(copy), path.normalize(place)));
    return found.startsWith('.') ? found : `./${found}`;
  };
  const text = readFileSync(file, 'utf8').replace(ABSOLUTE_IMPORT, relative);
  if (existsSync(copy) && readFileSync(copy, 'utf8') === text) return;
  mkdirSync(path.dirname(copy), { recursive: true });
  writeFileSync(copy, text);
}

/**
 * Makes a remote's files and their hashes depend only on its sources and not on the path of the folder. Otherwise
 * federation's absolute paths would change module ids and, through the minimizer, variable names.
 */
export class SameAnywhere {
  /** @param {{ root: string, name: string }} options */
  constructor({ root, name }) {
    this.copy = path.join(root, '.cache', 'federation', `${name}.js`);
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.normalModuleFactory.tap('SameAnywhere', (factory) => {
      factory.hooks.beforeResolve.tap('SameAnywhere', (data) => {
        if (!START_UP.test(data.request)) return;
        stableCopy(data.request, this.copy);
        data.request = this.copy;
      });
    });
    compiler.hooks.compilation.tap('SameAnywhere', (compilation) => {
      // Colliding ids are resolved in the order of identifiers, and the container's contains the absolute path.
      compilation.hooks.moduleIds.tap({ name: 'SameAnywhere', stage: -100 }, (modules) => {
        for (const module of modules)
          if (module.libIdent({ context: compiler.context })?.startsWith('webpack/container/entry/'))
            compilation.chunkGraph.setModuleId(module, 'container');
      });
    });
  }
}
