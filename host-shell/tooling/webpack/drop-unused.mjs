import webpack from 'webpack';

const { sources } = webpack;

/**
 * The parts of a script to drop: declarations of custom properties in its style texts that nothing in it reads, until
 * all that is left is read.
 * @param {string} text
 * @returns {[from: number, to: number][]}
 */
export function unusedProperties(text) {
  const declarations = [...text.matchAll(/(?<=[{;])(--[\w-]+):([^;{}]*)(;|(?=\}))/g)].map((match) => ({
    name: match[1],
    value: match[2],
    from: match.index,
    to: match.index + match[0].length,
  }));
  const uses = (value) => [...value.matchAll(/--[\w-]+/g)].map(([name]) => name);
  let rest = text;
  for (const { from, to } of [...declarations].reverse()) rest = rest.slice(0, from) + rest.slice(to);
  const read = new Set(uses(rest));
  for (let size = -1; size !== read.size; ) {
    size = read.size;
    for (const { name, value } of declarations) if (read.has(name)) for (const used of uses(value)) read.add(used);
  }
  return declarations.filter(({ name }) => !read.has(name)).map(({ from, to }) => [from, to]);
}

/**
 * The icons to drop: entries of the table of icons whose name is nowhere else in the script.
 * @param {string} text
 * @returns {[from: number, to: number][]}
 */
export function unusedIcons(text) {
  const [table] = text.match(/\{alert:"M(?:[^{}"]|"[^"]*")*\}/) ?? [];
  if (table === undefined) return [];
  const start = text.indexOf(table);
  const rest = text.slice(0, start) + text.slice(start + table.length);
  return [...table.matchAll(/(?<=[{,])(?:"([\w-]+)"|([\w-]+)):"[^"]*",?/g)]
    .filter(([, quoted, plain]) => !rest.includes(`"${quoted ?? plain}"`))
    .map(({ 0: entry, index }) => [start + index, start + index + entry.length]);
}

/**
 * Drops tokens and icons that a script does not use. Every element's script has its own copy of the tables, and uses few
 * of them.
 */
export class DropUnused {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.compilation.tap('gyg', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1;
      compilation.hooks.processAssets.tap({ name: 'gyg:drop-unused', stage }, (assets) => {
        for (const [name, source] of Object.entries(assets)) {
          if (!name.endsWith('.js')) continue;
          const text = String(source.source());
          const slimmer = new sources.ReplaceSource(source);
          for (const [from, to] of [...unusedProperties(text), ...unusedIcons(text)]) slimmer.replace(from, to - 1, '');
          compilation.updateAsset(name, slimmer);
        }
      });
    });
  }
}
