import path from 'node:path';
import { lineAt } from './source-tree.mjs';

const MARKDOWN = /\.mdx?$/;
const LINK = /!?\[[^\]]*\]\(\s*<?([^)\s>]+)>?(?:\s+"[^"]*")?\s*\)/g;
const CODE = /(`+)([^`]|[^`][\s\S]*?[^`])\1(?!`)/g;
const FENCE = /^( *)(```+|~~~+)[^\n]*\n[\s\S]*?\n\1\2 *$/gm;
/** Paths from the root, and files that are named by the end of their path. */
const PATH = /^(?:\.\/)?((?:[\w.@-]+\/)+[\w.@-]*)$/;
const FROM_ROOT = /^(?:api|design-system|host-shell|remotes|widgets|\.storybook)\//;
/** The same in a sentence or a table, without marks. */
const BARE =
  /(?<![\w/.@-])(?:api|design-system|host-shell|remotes|widgets|\.storybook)\/[\w./-]+\.(?:ts|tsx|mjs|md|css|yaml)\b/g;
const SOURCE = /\.(?:ts|tsx|mjs|cjs|css|md|mdx|svg|yaml|sql|html)$/;
/** What the build, an installation or another repository has. */
const ELSEWHERE =
  /^(?:\.?\/|@gyg\/|remotes\/food-rescue|dist\/|server\/|shell\/|node_modules\/|src\/|\.cache\/|remotes\/[^/]+\/(?:js|css|history|remoteEntry))/;

/** The text with the same length, without what `pattern` matches. */
const blanked = (text, pattern) => text.replace(pattern, (match) => match.replace(/[^\n]/g, ' '));

/** The anchors of a page, as GitHub makes them from its headings. */
function anchorsOf(text) {
  const counts = new Map();
  const headings = [...blanked(text, FENCE).matchAll(/^#{1,6} +(.+?) *#*$/gm)].map(([, heading]) =>
    heading
      .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replace(/\s/g, '-'),
  );
  return new Set(
    headings.map((slug) => {
      const count = counts.get(slug) ?? 0;
      counts.set(slug, count + 1);
      return count === 0 ? slug : `${slug}-${count}`;
    }),
  );
}

/** Which files and folders there are, and which files by the end of their path. */
function placesOf(tree) {
  const files = new Set(tree.files);
  const folders = new Set(
    tree.files.flatMap((file) => file.split('/').map((_, index, parts) => parts.slice(0, index).join('/'))),
  );
  const exists = (place) => files.has(place) || folders.has(place.replace(/\/+$/, ''));
  const ends = new Set(
    tree.files.flatMap((file) => file.split('/').map((_, index, parts) => parts.slice(index).join('/'))),
  );
  return { exists, ends };
}

function linkProblem(file, target, { tree, exists }) {
  if (/^[a-z][a-z0-9+.-]*:|^\/\//i.test(target) || target.startsWith('/')) return undefined;
  const [place = '', anchor] = decodeURI(target).split('#');
  const linked = place === '' ? file : path.posix.join(path.posix.dirname(file), place);
  if (!exists(linked)) return `links to ${target}, which does not exist`;
  if (anchor === undefined || !/\.md$/.test(linked)) return undefined;
  return anchorsOf(tree.read(linked)).has(anchor) ? undefined : `links to ${target}, and ${linked} has no such heading`;
}

function pathProblem(file, span, { exists, ends }) {
  const [, place] = PATH.exec(span) ?? [];
  if (place === undefined || ELSEWHERE.test(place)) return undefined;
  const beside = path.posix.join(path.posix.dirname(file), place);
  if (exists(place) || exists(beside) || ends.has(place)) return undefined;
  if (FROM_ROOT.test(place)) return `names ${span}, which does not exist`;
  return SOURCE.test(place) ? `names ${span}, and no file has such a path` : undefined;
}

/**
 * Links of markdown files lead to files and headings that exist, and paths in them name files that exist: in whole, or by the end
 * of the path of a file.
 * @param {import('./source-tree.mjs').SourceTree} tree
 * @returns {import('./source-tree.mjs').Problem[]}
 */
export function checkDocLinks(tree) {
  const places = { tree, ...placesOf(tree) };
  return tree.files
    .filter((file) => MARKDOWN.test(file))
    .flatMap((file) => {
      const text = blanked(tree.read(file), FENCE);
      const spans = [...text.matchAll(CODE)];
      const links = [...blanked(text, CODE).matchAll(LINK)];
      const messages = [
        ...links.map((link) => ({ at: link.index, message: linkProblem(file, link[1], places) })),
        ...[...blanked(blanked(text, CODE), LINK).matchAll(BARE)].map((bare) => ({
          at: bare.index,
          message: pathProblem(file, bare[0], places),
        })),
        ...spans.map((span) => ({ at: span.index, message: pathProblem(file, span[2].trim(), places) })),
      ];
      return messages
        .filter(({ message }) => message !== undefined)
        .map(({ at, message }) => ({ file, line: lineAt(text, at), message }));
    });
}
