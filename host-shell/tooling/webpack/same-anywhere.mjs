/** Federation's start-up module, whose file is named by a hash of absolute paths. */
const START_UP = /[\\/]\.federation[\\/]entry\.[0-9a-f]+\.js$/;

/**
 * Makes a remote's files and their hashes depend only on its sources and not on the path of the folder: the modules of
 * federation whose names contain an absolute path get ids of their own.
 */
export class SameAnywhere {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.compilation.tap('SameAnywhere', (compilation) => {
      compilation.hooks.moduleIds.tap({ name: 'SameAnywhere', stage: -100 }, (modules) => {
        for (const module of modules) {
          const name = module.libIdent({ context: compiler.context }) ?? '';
          if (name.startsWith('webpack/container/entry/')) compilation.chunkGraph.setModuleId(module, 'container');
          else if (START_UP.test(name)) compilation.chunkGraph.setModuleId(module, 'start-up');
        }
      });
    });
  }
}
