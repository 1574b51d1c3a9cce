import { otherWords } from './one-word-table.mjs';
import { isUsed, usesIn } from './text-uses.mjs';
import { missingValues } from './text-values.mjs';

/** A file of English texts. One with a prefix has those of the first screens. */
const ENGLISH = /^(.*\/translations\/(?:\w+\.)?)en\.json$/;
const SOURCE = /\.tsx?$/;
const NOT_SOURCE = /\/translations\/|\.(test|stories)\.tsx?$/;

/** The texts of each package, and where they may be used. All areas may use the platform's. */
const OWNERS = [
  { owner: /^host-shell\/platform\/src\//, usedIn: /^(host-shell\/(platform\/)?src|remotes\/[^/]+\/src)\// },
  { owner: /^host-shell\/src\// },
  { owner: /^remotes\/[^/]+\/src\// },
];

/** Swedish texts outside these packages, beside English ones: mails, notifications, files, elements. */
const BESIDE_ENGLISH = /^(api\/mail\/src\/templates\/|api\/src\/.*(texts|csv)\.ts$|widgets\/.*texts(-sv)?\.ts$)/;

/** Texts by key: `list.empty`. */
function flatten(texts, prefix = '') {
  return Object.entries(texts).flatMap(([name, value]) =>
    typeof value === 'string' ? [[prefix + name, value]] : flatten(value, `${prefix}${name}.`),
  );
}

const holes = (text) =>
  [...text.matchAll(/\{\{\s*([\w.]+)[^}]*\}\}|<\/?(\w+)/g)]
    .map(([, name, tag]) => name ?? tag)
    .sort()
    .join(' ');

/** Words of which the language has another one for the same thing. */
const doubled = (file, texts, words) =>
  texts.flatMap(([key, text]) =>
    words
      .filter(({ word }) => word.test(text))
      .map(({ instead }) => ({ file, message: `"${key}" has another word for one thing; write: ${instead}` })),
  );

/** The same in files that are not read text by text. English lines have no Swedish words. */
const doubledIn = (file, source) =>
  source.split('\n').flatMap((line, index) =>
    /^\s*(\/?\*|\/\/)/.test(line)
      ? []
      : otherWords.sv
          .filter(({ word }) => word.test(line))
          .map(({ instead }) => ({
            file,
            message: `line ${index + 1} has another word for one thing; write: ${instead}`,
          })),
  );

function checkPair(start, english, swedish) {
  const file = `${start}sv.json`;
  const known = new Map(english);
  const differing = swedish
    .filter(([key, text]) => known.has(key) && holes(known.get(key)) !== holes(text))
    .map(([key, text]) => ({
      file,
      message: `"${key}" has other placeholders than in English: {${holes(text)}} and {${holes(known.get(key))}}`,
    }));
  // A line may break at a plain hyphen, which would separate the e of 'e-post'. Use the non-breaking hyphen (U+2011).
  const broken = swedish
    .filter(([, text]) => /\be-post/i.test(text))
    .map(([key]) => ({ file, message: `"${key}" may break after 'e-'; write e\u2011post with U+2011` }));
  const words = [...doubled(`${start}en.json`, english, otherWords.en), ...doubled(file, swedish, otherWords.sv)];
  return [...differing, ...broken, ...words];
}

/**
 * Checks what the types of the texts cannot (host-shell/platform/src/i18n/texts.ts refuses wrong and missing keys):
 * that both languages have the same placeholders and one word for each thing, that calls fill placeholders, and that every
 * text is used.
 * @param {import('./source-tree.mjs').SourceTree} tree
 * @returns {import('./source-tree.mjs').Problem[]}
 */
export function checkTranslations(tree) {
  const problems = [];
  const sources = tree.files.filter((file) => SOURCE.test(file) && !NOT_SOURCE.test(file));
  for (const file of tree.files) {
    if (BESIDE_ENGLISH.test(file) && !NOT_SOURCE.test(file)) problems.push(...doubledIn(file, tree.read(file)));
    const [, start] = ENGLISH.exec(file) ?? [];
    const place = OWNERS.find(({ owner }) => owner.test(file));
    if (start === undefined || place === undefined) continue;
    const english = flatten(JSON.parse(tree.read(file)));
    const swedish = flatten(JSON.parse(tree.read(`${start}sv.json`)));
    const [own] = place.owner.exec(file);
    const users = sources.filter((source) => place.usedIn?.test(source) ?? source.startsWith(own));
    const uses = users.map((source) => usesIn(tree.read(source)));
    const texts = new Map(english);
    const unfilled = users
      .filter((source) => source.startsWith(own))
      .flatMap((source) =>
        missingValues(tree.read(source), (key) => texts.get(key)).map(({ key, name }) => ({
          file: source,
          message: `"${key}" needs a value for {{${name}}}`,
        })),
      );
    const unused = english
      .filter(([key]) => !isUsed(key, uses))
      .map(([key]) => ({ file, message: `"${key}" is used nowhere; take it out of both languages` }));
    problems.push(...checkPair(start, english, swedish), ...unused, ...unfilled);
  }
  return problems;
}
