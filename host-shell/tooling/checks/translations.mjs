import { readTexts } from './read-texts.mjs';
import { isUsed, leadsToText, usesIn } from './text-uses.mjs';

const TRANSLATIONS = /^(.*)\/translations\/(en|sv)\.ts$/;
const SOURCE = /\.tsx?$/;
const NOT_SOURCE = /\/translations\/|\.(test|stories)\.tsx?$/;

/** A package's own texts, and where they may be used; every area may use the platform's. */
const PLATFORM = 'host-shell/platform/src/';
const OWNERS = [
  { owner: /^host-shell\/platform\/src\//, usedIn: /^(host-shell\/(platform\/)?src|remotes\/[^/]+\/src)\// },
  { owner: /^host-shell\/src\// },
  { owner: /^remotes\/[^/]+\/src\// },
];

const holes = (text) =>
  [...text.matchAll(/\{\{\s*([\w.]+)[^}]*\}\}|<\/?(\w+)/g)]
    .map(([, name, tag]) => name ?? tag)
    .sort()
    .join(' ');
/** Languages have their own plural forms; what must agree is the key without them. */
const family = (key) => key.replace(/_(zero|one|two|few|many|other)$/, '');

function compare({ file, texts }, other) {
  const families = new Map([...other.texts].map(([key, text]) => [family(key), text]));
  return [...texts].flatMap(([key, text]) => {
    const twin = other.texts.get(key) ?? families.get(family(key));
    if (twin === undefined) return [{ file: other.file, message: `lacks "${key}", which ${file} has` }];
    if (other.texts.has(key) && holes(text) !== holes(twin)) {
      return [
        {
          file: other.file,
          message: `"${key}" has other placeholders than in ${file}: {${holes(twin)}} and {${holes(text)}}`,
        },
      ];
    }
    return [];
  });
}

/** Lines may break at a hyphen; 'e-post' then loses its e. Its hyphen is the one that does not break (U+2011). */
const broken = ({ file, texts }) =>
  [...texts]
    .filter(([, text]) => /\be-post/i.test(text))
    .map(([key]) => ({ file, message: `"${key}" may break after 'e-'; write e\u2011post with U+2011` }));

function checkPair(folder, pair) {
  const { en, sv } = pair;
  if (en === undefined || sv === undefined) {
    const missing = en === undefined ? 'en' : 'sv';
    return [{ file: `${folder}/translations`, message: `has no ${missing}; English and Swedish land together` }];
  }
  return [...compare(en, sv), ...compare(sv, en).filter(({ message }) => message.startsWith('lacks')), ...broken(sv)];
}

function readPairs(tree, problems) {
  const pairs = new Map();
  for (const file of tree.files) {
    const [, folder, language] = TRANSLATIONS.exec(file) ?? [];
    if (folder === undefined) continue;
    try {
      pairs.set(folder, { ...pairs.get(folder), [language]: { file, texts: readTexts(tree, file) } });
    } catch (error) {
      problems.push({ file, message: error.message });
    }
  }
  return pairs;
}

const ownerOf = (place) => OWNERS.map(({ owner }) => owner.exec(`${place}/`)?.[0]).find(Boolean);

/**
 * English and Swedish have the same keys with the same placeholders; every key a source names exists, every key that
 * exists is named by a source.
 * @param {import('./source-tree.mjs').SourceTree} tree
 * @returns {import('./source-tree.mjs').Problem[]}
 */
export function checkTranslations(tree) {
  const problems = [];
  const pairs = readPairs(tree, problems);
  for (const [folder, pair] of pairs) problems.push(...checkPair(folder, pair));

  const sources = tree.files.filter(
    (file) => SOURCE.test(file) && !NOT_SOURCE.test(file) && ownerOf(file) !== undefined,
  );
  const uses = new Map(sources.map((file) => [file, usesIn(tree.read(file))]));
  const keysOf = (owner) =>
    [...pairs].flatMap(([folder, { en }]) => (ownerOf(folder) === owner ? [...(en?.texts.keys() ?? [])] : []));

  for (const [folder, { en }] of pairs) {
    const owner = ownerOf(folder);
    if (owner === undefined || en === undefined) continue;
    const { usedIn } = OWNERS.find((entry) => entry.owner.test(owner));
    const near = sources.filter((file) => usedIn?.test(file) ?? file.startsWith(owner)).map((file) => uses.get(file));
    const unused = [...en.texts.keys()].filter((key) => !isUsed(key, near));
    problems.push(
      ...unused.map((key) => ({ file: en.file, message: `"${key}" is used nowhere; take it out of both languages` })),
    );
  }
  for (const [file, { calls, prefixes }] of uses) {
    const known = [...keysOf(ownerOf(file)), ...keysOf(PLATFORM)];
    const lost = calls.filter(({ key }) => !leadsToText(key, prefixes, known));
    problems.push(
      ...lost.map(({ key, line }) => ({ file, line, message: `names the text "${key}", which is in no translation` })),
    );
  }
  return problems;
}
