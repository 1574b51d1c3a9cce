/** Texts that are read at a glance: how many lines they have at most, and what they must contain. */
const SHORT = [
  { pattern: /^[a-z][^/]*\/[^/]+\/README\.md$/, most: 15, contains: '# ' },
  { pattern: /^host-shell\/docs\/decisions\/.+\.md$/, most: 30, contains: '**Status.**' },
];
/** A folder of the second level, with a file in it: `host-shell/pages/robots.ts`. */
const SECOND = /^([a-z][^/]*\/(?!node_modules\/)[^/]+)\//;
/** Folders that have nothing to explain. */
const PLAIN = ['host-shell/icons'];

/**
 * Each folder of the second level has a short README.md, and each decision fits on a page and has a status.
 * @param {import('./source-tree.mjs').SourceTree} tree
 * @returns {Iterable<import('./source-tree.mjs').Problem>}
 */
export function* checkShortTexts({ files, read }) {
  const folders = new Set(files.map((file) => SECOND.exec(file)?.[1]).filter(Boolean));
  for (const folder of folders) {
    if (PLAIN.includes(folder) || files.includes(`${folder}/README.md`)) continue;
    yield { file: folder, message: 'has no README.md: what is here, what may be imported, where to begin' };
  }
  for (const file of files) {
    const { most, contains } = SHORT.find(({ pattern }) => pattern.test(file)) ?? {};
    if (most === undefined) continue;
    const text = read(file);
    const lines = text.trimEnd().split('\n').length;
    if (lines > most) yield { file, message: `has ${lines} lines, and at most ${most} are read` };
    if (!text.includes(contains)) yield { file, message: `lacks "${contains}"` };
  }
}
