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
export function missingValues(source, textOf) {
  return [...source.matchAll(CALL)].flatMap((call) => {
    const key = call[1];
    const values = restOfCall(source, call.index + call[0].length);
    if (!isReadable(values)) return [];
    const texts = PLURALS.map((ending) => textOf(`${key}${ending}`) ?? '').join(' ');
    const names = new Set([...texts.matchAll(/\{\{\s*(\w+)/g)].map(([, name]) => name));
    return [...names].filter((name) => !new RegExp(`\\b${name}\\b`).test(values)).map((name) => ({ key, name }));
  });
}
