import { otherWords } from './one-word-table.mjs';

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
  const englishTexts = new Map(english);
  const differing = swedish
    .filter(([key, text]) => englishTexts.has(key) && holes(englishTexts.get(key)) !== holes(text))
    .map(([key, text]) => ({
      file,
      message: `"${key}" has other placeholders than in English: {${holes(text)}} and {${holes(englishTexts.get(key))}}`,
    }));
  // A line may break at a plain hyphen, which would separate the e of 'e-post'. Use the non-breaking hyphen (U+2011).
  const broken = swedish
    .filter(([, text]) => /\be-post/i.test(text))
    .map(([key]) => ({ file, message: `"${key}" may break after 'e-'; write e\u2011post with U+2011` }));
  const words = [...doubled(`${start}en.json`, english, otherWords.en), ...doubled(file, swedish, otherWords.sv)];
  return [...differing, ...broken, ...words];
}

const LITERAL = /'((?:\\.|[^'\\\n])*)'|"((?:\\.|[^"\\\n])*)"|`((?:\\.|[^`\\])*)`/g;
const PLURAL = /_(zero|one|two|few|many|other)$/;

const withoutNamespace = (key) => key.replace(/^[a-z-]+:/, '');
const literally = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Converts a template with placeholders (`errors.${key}`) to a pattern. One without fixed text matches nothing. */
function patternOf(template) {
  const parts = withoutNamespace(template).split(/\$\{[^}]*\}/);
  return parts.length > 1 && parts[0].length > 2 ? new RegExp(`^${parts.map(literally).join('.+')}$`) : undefined;
}

/** Everything in a source file that may be a key: whole literals and patterns. */
function usesIn(text) {
  const literals = new Set();
  const patterns = [];
  for (const [, single, double, template] of text.matchAll(LITERAL)) {
    const pattern = template?.includes('${') ? patternOf(template) : undefined;
    if (pattern !== undefined) patterns.push(pattern);
    else literals.add(withoutNamespace(single ?? double ?? template));
  }
  return { literals, patterns };
}

/** Whether one of the files uses the key. */
function isUsed(key, uses) {
  const base = key.replace(PLURAL, '');
  return uses.some(
    ({ literals, patterns }) =>
      literals.has(base) || literals.has(key) || patterns.some((pattern) => pattern.test(base)),
  );
}

const CALL = /\bt\(\s*'([\w.-]+)'\s*(?=[,)])/g;
const PLURALS = ['', '_zero', '_one', '_two', '_few', '_many', '_other'];

/** The arguments after the key, up to the closing parenthesis of the call. */
function restOfCall(text, from) {
  let depth = 1;
  let at = from;
  for (; at < text.length && depth > 0; at += 1) {
    if ('([{'.includes(text[at])) depth += 1;
    if (')]}'.includes(text[at])) depth -= 1;
  }
  return text.slice(from, at - 1);
}

/** Whether the values are an object that is written in the call, so that their names can be read. */
const isReadable = (values) => /^\s*(,\s*(\{(?![\s\S]*\.\.\.)[\s\S]*\}\s*,?\s*)?)?$/.test(values);

/**
 * The placeholders that calls with a literal key leave without a value. They would be shown as `{{name}}`.
 * @param {string} source the text of a source file
 * @param {(key: string) => string | undefined} textOf the English text of a key
 * @returns {{ key: string, name: string }[]}
 */
function missingValues(source, textOf) {
  return [...source.matchAll(CALL)].flatMap((call) => {
    const key = call[1];
    const values = restOfCall(source, call.index + call[0].length);
    if (!isReadable(values)) return [];
    const texts = PLURALS.map((ending) => textOf(`${key}${ending}`) ?? '').join(' ');
    const names = new Set([...texts.matchAll(/\{\{\s*(\w+)/g)].map(([, name]) => name));
    return [...names].filter((name) => !new RegExp(`\\b${name}\\b`).test(values)).map((name) => ({ key, name }));
  });
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
