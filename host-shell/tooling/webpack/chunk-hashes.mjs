import { createHash } from 'node:crypto';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack from 'webpack';

/** Stands for the table until all files have their final contents. A string literal, which the minimizer leaves alone. */
const TABLE = '__GYG_FILE_HASHES__';
const NAME = 'ChunkHashes';

/** How many digits of its hash a file's name has. */
const NAME_HASH = 10;

const hash = (source, encoding) => createHash('sha256').update(source.buffer()).digest(encoding);

/** Defines the function that returns the integrity of a file by its address. */
class HashTable extends webpack.RuntimeModule {
  constructor() {
    // After what loads scripts and styles.
    super('gyg hashes', webpack.RuntimeModule.STAGE_TRIGGER);
  }

  generate() {
    const { Template, RuntimeGlobals } = webpack;
    return Template.asString([
      `var gygHashes = JSON.parse("${TABLE}");`,
      `${RuntimeGlobals.require}.gygHash = function (url) {`,
      `\tvar file = url.slice(${RuntimeGlobals.publicPath}.length);`,
      '\tif (!gygHashes[file]) throw new Error("No hash is known of " + file);',
      '\treturn gygHashes[file];',
      '};',
    ]);
  }
}

/** The integrity of each file that chunks load, by its name below the remote's folder. */
const tableOf = (compilation) =>
  Object.fromEntries(
    [...compilation.chunks]
      .filter((chunk) => !chunk.hasRuntime())
      .flatMap((chunk) => [...chunk.files])
      .filter((file) => /\.(js|css)$/.test(file))
      .map((file) => [file, `sha256-${hash(compilation.assets[file], 'base64')}`]),
  );

/** Fills in the entry's table, and renames the entry by its new contents. */
function fillIn(compilation, table) {
  const literal = JSON.stringify(JSON.stringify(table)).slice(1, -1);
  for (const [name, source] of Object.entries(compilation.assets)) {
    if (!name.endsWith('.js') || !source.source().toString().includes(TABLE)) continue;
    const filled = new webpack.sources.RawSource(
      source
        .source()
        .toString()
        .replace(TABLE, () => literal),
    );
    compilation.updateAsset(name, filled);
    const renamed = name.replace(/\.[0-9a-f]{10}\./, `.${hash(filled, 'hex').slice(0, NAME_HASH)}.`);
    if (renamed !== name) compilation.renameAsset(name, renamed);
  }
}

/**
 * Makes a remote's entry check the integrity of every script and style that it loads. The entry itself is checked by the
 * hash in its row of remotes.json. Hashes are the shortest that browsers accept, because they cannot be compressed. Fonts and
 * pictures are not checked: browsers have no integrity for them.
 */
export class ChunkHashes {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      const { LoadScriptRuntimeModule } = webpack.runtime;
      LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(NAME, (source) => {
        return `${source}\nscript.integrity = __webpack_require__.gygHash(url);`;
      });
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(NAME, (source, { tag }) => {
        return `${source}\n${tag}.integrity = __webpack_require__.gygHash(${tag}.href);`;
      });
      const { ensureChunkHandlers } = webpack.RuntimeGlobals;
      compilation.hooks.runtimeRequirementInTree.for(ensureChunkHandlers).tap(NAME, (chunk, requirements) => {
        requirements.add(webpack.RuntimeGlobals.publicPath);
        compilation.addRuntimeModule(chunk, new HashTable());
      });
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER - 1;
      compilation.hooks.processAssets.tap({ name: NAME, stage }, () => fillIn(compilation, tableOf(compilation)));
    });
  }
}
