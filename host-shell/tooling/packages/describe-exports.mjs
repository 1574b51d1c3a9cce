import path from 'node:path';
import ts from 'typescript';

/**
 * What a package exports: declarations as text, by the entry and the name (`./testing fakeApi`). Types of the package that
 * an exported one uses are in it as well (`used src/area/area AreaDialog`).
 * @typedef {Map<string, string>} Exports
 */

const printer = ts.createPrinter({ removeComments: true });
const commented = ts.createPrinter();

/** A program of one package's declarations alone: other packages stay names, and are not read. */
function programOf(folder, files) {
  const options = { noLib: true, noEmit: true, types: [], allowImportingTsExtensions: true };
  const host = ts.createCompilerHost(options);
  const find = (request, from) => {
    if (!request.startsWith('.')) return undefined;
    const place = path.resolve(path.dirname(from), request);
    const file = [`${place}.d.ts`, path.join(place, 'index.d.ts')].find((one) => host.fileExists(one));
    return file && { resolvedFileName: file, extension: ts.Extension.Dts };
  };
  host.resolveModuleNameLiterals = (literals, from) =>
    literals.map(({ text }) => ({ resolvedModule: find(text, from) }));
  return ts.createProgram(
    files.map((file) => path.join(folder, file)),
    options,
    host,
  );
}

const isTopLevel = (node) => ts.isSourceFile(node.parent) || ts.isModuleBlock(node.parent);
const print = (by, node) =>
  by.printNode(ts.EmitHint.Unspecified, node, node.getSourceFile()).replace(/^(export |declare |default )+/, '');

/** A declaration with the comments of its members, without its own. */
const printForReaders = (node) =>
  print(commented, node)
    .replace(/^\/\*\*[\s\S]*?\*\/\n/, '')
    .replace(/^(export |declare |default )+/, '');

/** Describes the exports of the entries of a package. */
class Description {
  constructor(folder, files) {
    this.folder = folder;
    this.program = programOf(folder, files);
    this.checker = this.program.getTypeChecker();
    /** @type {Exports} */
    this.exports = new Map();
    /** @type {Documented[]} */
    this.documented = [];
    this.seen = new Set();
  }

  /** The symbol behind re-exports; the last known one if the rest is in another package. */
  resolve(symbol) {
    let known = symbol;
    while (known.flags & ts.SymbolFlags.Alias) {
      const next = this.checker.getImmediateAliasedSymbol(known);
      if (next === undefined || !next.declarations?.length) return known;
      known = next;
    }
    return known;
  }

  textOf(symbol, printed = (node) => print(printer, node)) {
    const texts = (symbol.declarations ?? []).map((node) => {
      const from = ts.findAncestor(node, (one) => ts.isExportDeclaration(one) || ts.isImportDeclaration(one));
      if (from?.moduleSpecifier) return `from ${from.moduleSpecifier.getText()}`;
      if (ts.isSourceFile(node)) return 'a namespace';
      return printed(node);
    });
    return texts.join('\n');
  }

  /** Adds an export with its text, and with its doc comment for readers. */
  describe(entry, key, name, symbol) {
    const [node] = symbol.declarations ?? [];
    const place = path.relative(this.folder, node?.getSourceFile().fileName ?? this.folder).replace(/\.d\.ts$/, '');
    const comment = ts.displayPartsToString(symbol.getDocumentationComment(this.checker)).trim();
    const text = this.textOf(symbol, printForReaders);
    this.exports.set(key, this.textOf(symbol));
    this.documented.push({ entry, name, place: place.replaceAll(path.sep, '/'), comment, text });
  }

  /** Describes the package's own types that a declaration names. */
  follow(node) {
    if (ts.isIdentifier(node)) this.use(this.checker.getSymbolAtLocation(node));
    ts.forEachChild(node, (child) => this.follow(child));
  }

  use(named) {
    const symbol = named && this.resolve(named);
    const [node] = symbol?.declarations ?? [];
    if (node === undefined || this.seen.has(symbol)) return;
    const statement = ts.isVariableDeclaration(node) ? node.parent.parent : node;
    if (ts.isSourceFile(node) || !statement.parent || !isTopLevel(statement)) return;
    this.add('used', symbol, path.relative(this.folder, node.getSourceFile().fileName).replace(/\.d\.ts$/, ''));
  }

  add(entry, symbol, place) {
    this.seen.add(symbol);
    const key = [entry, place?.replaceAll(path.sep, '/'), symbol.name].filter(Boolean).join(' ');
    this.describe(entry, key, symbol.name, symbol);
    for (const node of symbol.declarations ?? []) if (!ts.isSourceFile(node)) this.follow(node);
  }

  /** @param {string} entry @param {string} file */
  addEntry(entry, file) {
    const source = this.program.getSourceFile(path.join(this.folder, file));
    const module = source && this.checker.getSymbolAtLocation(source);
    return (module === undefined ? [] : this.checker.getExportsOfModule(module)).map((symbol) => {
      const known = this.resolve(symbol);
      this.seen.add(known);
      return { entry, name: symbol.name, known };
    });
  }
}

/**
 * An export for readers: its entry and name, its file in the package without ending, its doc comment and its declaration.
 * `entry` is `used` for a type that exported ones use.
 * @typedef {{ entry: string, name: string, place: string, comment: string, text: string }} Documented
 */

/**
 * Describes the exports of a package from its declarations.
 * @param {string} folder from `writeDeclarations` @param {readonly [entry: string, stem: string][]} entries
 * @returns {{ exports: Exports, documented: Documented[] }}
 */
export function describeExports(folder, entries) {
  const files = entries.map(([entry, stem]) => [entry, `${stem}.d.ts`]);
  const description = new Description(
    folder,
    files.map(([, file]) => file),
  );
  // First all exports, so that an exported type is not described as one that is only used.
  const all = files.flatMap(([entry, file]) => description.addEntry(entry, file));
  for (const { entry, name, known } of all) {
    description.describe(entry, `${entry} ${name}`, name, known);
    for (const node of known.declarations ?? []) if (!ts.isSourceFile(node)) description.follow(node);
  }
  const exports = new Map([...description.exports].sort(([one], [other]) => (one < other ? -1 : 1)));
  return { exports, documented: description.documented };
}
