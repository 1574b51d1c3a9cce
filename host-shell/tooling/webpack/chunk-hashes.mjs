import { createHash } from 'node:crypto';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack from 'webpack';

/** Stand for the tables until all files have their final contents. String literals, which the minimizer leaves alone. */
const FIRST = '__GYG_FIRST_FILES__';
const NAME = 'ChunkHashes';
/** The chunk with the table of later files. */
const LATER = 'files';
const KINDS = ['js', 'css'];

/** How many digits of its hash a file's name has. */
const NAME_HASH = 10;

const hash = (source, encoding) => createHash('sha256').update(source.buffer()).digest(encoding);
const hashOfName = (file) => new RegExp(`\\.([0-9a-f]{${NAME_HASH}})\\.\\w+$`).exec(file)?.[1] ?? '';
const fileOf = (chunk, kind) => [...chunk.files].find((file) => file.endsWith(`.${kind}`));
/** Files are named by the chunk's name, or by its id if it has none. */
const named = (chunks) => chunks.filter(({ id, name }) => name && name !== String(id));

/** The requests of texts and of the screens that guests see first, and what the federation asks for. */
const isFirst = (group, screens) =>
  group.isInitial() ||
  group.chunks.some(({ name }) => name?.startsWith('__federation_expose_')) ||
  group.origins.some(({ request }) => screens.includes(request) || request?.startsWith('./translations/'));

/**
 * The chunks whose files the entry knows. The table of all others is a file of its own: hashes cannot be compressed, and were
 * a third of the entry.
 */
function firstChunks({ chunks, chunkGroups }, screens) {
  if (screens.length === 0) return new Set(chunks);
  return new Set(chunkGroups.filter((group) => isFirst(group, screens)).flatMap((group) => group.chunks));
}

/** Defines which files a chunk has and what their hashes are, in place of webpack's table of names. */
class FileTable extends webpack.RuntimeModule {
  /** @param {boolean} inParts whether later files have a table of their own */
  constructor(inParts) {
    // After what loads scripts and styles.
    super('gyg files', webpack.RuntimeModule.STAGE_TRIGGER);
    this.inParts = inParts;
  }

  generate() {
    const { Template, RuntimeGlobals } = webpack;
    const require = RuntimeGlobals.require;
    const names = Object.fromEntries(named([...this.compilation.chunks]).map(({ id, name }) => [id, name]));
    return Template.asString([
      `var gygNames = ${JSON.stringify(names)}, gygFiles = {}, gygHashes = {};`,
      'var gygAdd = function (table) {',
      `\tfor (var kind of ${JSON.stringify(KINDS)}) for (var id in table[kind]) {`,
      '\t\tvar value = table[kind][id];',
      `\t\tvar file = gygFiles[kind + id] = kind + "/" + (gygNames[id] || id) + "." + value.slice(0, ${NAME_HASH}) + "." + kind;`,
      `\t\tgygHashes[file] = "sha256-" + value.slice(${NAME_HASH}) + "=";`,
      '\t}',
      '\treturn table;',
      '};',
      `var gygFirst = gygAdd(JSON.parse("${FIRST}"));`,
      `${require}.gygFile = function (kind, id) { return gygFiles[kind + id]; };`,
      `${require}.gygHash = function (url) {`,
      `\tvar file = url.slice(${RuntimeGlobals.publicPath}.length);`,
      '\tif (!gygHashes[file]) throw new Error("No hash is known of " + file);',
      '\treturn gygHashes[file];',
      '};',
      ...(this.inParts
        ? [
            `var gygEnsure = ${RuntimeGlobals.ensureChunk}, gygComplete;`,
            'var gygLater = function () {',
            `\treturn gygEnsure("${LATER}").then(function () { gygComplete || gygAdd(gygComplete = ${require}("${LATER}")); });`,
            '};',
            `${RuntimeGlobals.ensureChunk} = function (id) {`,
            '\tvar known = gygComplete || gygFiles["js" + id] || gygFiles["css" + id] || gygFirst.none.includes(id);',
            '\treturn known ? gygEnsure(id) : gygLater().then(function () { return gygEnsure(id); });',
            '};',
            // As soon as the entry has run, beside the first files. If it fails, what needs a later file tries again.
            'Promise.resolve().then(gygLater).catch(function () {});',
          ]
        : []),
    ]);
  }
}

/** Parts that the shell provides are chunks without files. */
const isProvided = (chunk) => chunk.files.size === 0;

const textOf = (table) => JSON.stringify(JSON.stringify(table));

/** The table of the chunks' files: 10 digits of the name, then the hash without its last sign, which is always the same. */
const tableOf = (compilation, chunks) =>
  Object.fromEntries(
    KINDS.map((kind) => [
      kind,
      Object.fromEntries(
        chunks.flatMap((chunk) => {
          const file = fileOf(chunk, kind);
          if (file === undefined) return [];
          return [[chunk.id, hashOfName(file) + hash(compilation.assets[file], 'base64').slice(0, -1)]];
        }),
      ),
    ]),
  );

/** Writes the table of later files as a chunk, so that it loads as all others do. Returns its row in the first table. */
function writeLater(compilation, table) {
  const { globalObject, chunkLoadingGlobal } = compilation.outputOptions;
  const loading = `${globalObject}[${JSON.stringify(chunkLoadingGlobal)}]`;
  const source = new webpack.sources.RawSource(
    `(${loading}=${loading}||[]).push([["${LATER}"],{${LATER}(e){e.exports=JSON.parse(${textOf(table)})}}]);`,
  );
  const digits = hash(source, 'hex').slice(0, NAME_HASH);
  // Its hash is known: nothing may change it.
  compilation.emitAsset(`js/${LATER}.${digits}.js`, source, { minimized: true });
  return digits + hash(source, 'base64').slice(0, -1);
}

/** Fills in the entry's table, and renames the entry by its new contents. */
function fillIn(compilation, table) {
  for (const [name, source] of Object.entries(compilation.assets)) {
    if (!name.endsWith('.js') || !source.source().toString().includes(FIRST)) continue;
    const filled = new webpack.sources.RawSource(
      source
        .source()
        .toString()
        .replace(FIRST, () => textOf(table).slice(1, -1)),
    );
    compilation.updateAsset(name, filled);
    const renamed = name.replace(/\.[0-9a-f]{10}\./, `.${hash(filled, 'hex').slice(0, NAME_HASH)}.`);
    if (renamed !== name) compilation.renameAsset(name, renamed);
  }
}

/** Whether a name is that of the table of later files. @param {string} file below the remote's folder */
export const isLaterTable = (file) => new RegExp(`^js[\\\\/]${LATER}\\.[0-9a-f]{${NAME_HASH}}\\.js$`).test(file);

/**
 * Makes a remote's entry check the integrity of every script and style that it loads. The hashes cannot be compressed, so
 * they are the shortest that browsers accept, and those of files that no screen with a first view needs are in a file of
 * their own, which the entry loads at once and waits for before it loads one of them. The entry itself is checked by the
 * hash in its row of remotes.json. Fonts and pictures are not checked: browsers have no integrity for them.
 */
export class ChunkHashes {
  /** @param {{ screens: readonly string[] }} options the requests of screens that have a first view */
  constructor({ screens }) {
    this.screens = screens;
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const { screens } = this;
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      const { LoadScriptRuntimeModule, GetChunkFilenameRuntimeModule } = webpack.runtime;
      LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(NAME, (source) => {
        return `${source}\nscript.integrity = __webpack_require__.gygHash(url);`;
      });
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(NAME, (source, { tag }) => {
        return `${source}\n${tag}.integrity = __webpack_require__.gygHash(${tag}.href);`;
      });
      compilation.hooks.runtimeModule.tap(NAME, (module) => {
        if (!(module instanceof GetChunkFilenameRuntimeModule)) return;
        const kind = module.contentType === 'javascript' ? 'js' : 'css';
        module.generate = () => `${module.global} = (id) => __webpack_require__.gygFile("${kind}", id);`;
      });
      const { ensureChunkHandlers } = webpack.RuntimeGlobals;
      compilation.hooks.runtimeRequirementInTree.for(ensureChunkHandlers).tap(NAME, (chunk, requirements) => {
        requirements.add(webpack.RuntimeGlobals.publicPath);
        compilation.addRuntimeModule(chunk, new FileTable(screens.length > 0));
      });
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER - 1;
      compilation.hooks.processAssets.tap({ name: NAME, stage }, () => {
        const first = firstChunks(compilation, screens);
        const loaded = [...compilation.chunks].filter((chunk) => !chunk.hasRuntime());
        const table = tableOf(
          compilation,
          loaded.filter((chunk) => first.has(chunk)),
        );
        if (screens.length === 0) return fillIn(compilation, table);
        table.none = loaded.filter(isProvided).map(({ id }) => id);
        table.js[LATER] = writeLater(
          compilation,
          tableOf(
            compilation,
            loaded.filter((chunk) => !first.has(chunk)),
          ),
        );
        fillIn(compilation, table);
      });
    });
  }
}
