import { createHash } from 'node:crypto';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack from 'webpack';

/** Stands for the hashes until all files have their final contents. A string literal, which the minimizer leaves alone. */
const PLACE = '__GYG_CHUNK_HASHES__';
const NAME = 'ChunkHashes';

const hash = (kind, source, encoding) => createHash(kind).update(source.buffer()).digest(encoding);

/** Defines the function that returns the hash of a script or style by its address, or throws for an unknown file. */
class HashTable extends webpack.RuntimeModule {
  constructor() {
    super('gyg chunk hashes');
  }

  generate() {
    return webpack.Template.asString([
      `var gygHashes = JSON.parse("${PLACE}");`,
      `${webpack.RuntimeGlobals.require}.gygHash = function (url) {`,
      '\tvar file = url.slice(__webpack_require__.p.length);',
      '\tif (!gygHashes[file]) throw new Error("No hash is known of " + file);',
      '\treturn gygHashes[file];',
      '};',
    ]);
  }
}

/** Replaces the placeholder by the hashes of all other scripts and styles, and renames the entry by its new contents. */
function fillIn(compilation, hashes) {
  for (const [name, source] of Object.entries(compilation.assets)) {
    if (!name.endsWith('.js') || !source.source().toString().includes(PLACE)) continue;
    const { [name]: _own, ...others } = hashes;
    const text = JSON.stringify(JSON.stringify(others)).slice(1, -1);
    const filled = new webpack.sources.RawSource(
      source
        .source()
        .toString()
        .replace(PLACE, () => text),
    );
    compilation.updateAsset(name, filled);
    const renamed = name.replace(/\.[0-9a-f]{10}\./, `.${hash('sha256', filled, 'hex').slice(0, 10)}.`);
    if (renamed !== name) compilation.renameAsset(name, renamed);
  }
}

/**
 * Makes a remote's entry check the integrity of every script and style that it loads. The hashes cannot be compressed, so
 * they are the shortest that browsers accept. The entry itself is checked by the
 * hash in its row of remotes.json. Fonts and pictures are not checked: browsers have no integrity for them.
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
      compilation.hooks.processAssets.tap({ name: NAME, stage }, () => {
        const loaded = Object.entries(compilation.assets)
          .filter(([name]) => /\.(js|css)$/.test(name))
          .sort(([one], [other]) => (one < other ? -1 : 1));
        fillIn(
          compilation,
          Object.fromEntries(loaded.map(([name, source]) => [name, `sha256-${hash('sha256', source, 'base64')}`])),
        );
      });
    });
  }
}
