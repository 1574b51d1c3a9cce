const declared = /(?<=[{;])(--[\w-]+):([^;{}`]*)(?:;|(?=\}))/g;
/** With a fallback, which may have functions in it. */
const read = /var\((--[\w-]+)(?:,(?:[^()]|\([^()]*\))*)?\)/g;

/** The rules that declare tokens: for the host, and the element inside that has the theme. */
const ofHost = (text) =>
  [...text.matchAll(/(?<=[{}`]):host(?:,\[data-theme\])?\{([^{}`]*)\}/g)].map(({ 0: rule }) => rule);

/**
 * Scripts with the value of a token in the place where it is read, if it has only one in all of them: `8px` instead of
 * `var(--space-2)`. Only what `:host` declares is a token, and nothing that a script names.
 * @param {readonly string[]} texts the scripts of one build
 * @returns {string[]}
 */
export function inlineTokens(texts) {
  const all = texts.join('\n');
  const named = new Set([...all.matchAll(/["'`](--[\w-]+)["'`]/g)].map(({ 1: name }) => name));
  const times = new Map();
  for (const { 1: name } of all.matchAll(declared)) times.set(name, (times.get(name) ?? 0) + 1);
  const values = new Map(
    texts
      .flatMap(ofHost)
      .flatMap((rule) => [...rule.matchAll(declared)])
      .filter(({ 1: name }) => times.get(name) === 1 && !named.has(name))
      .map(({ 1: name, 2: value }) => [name, value]),
  );
  const written = (text) => text.replace(read, (whole, name) => (values.has(name) ? written(values.get(name)) : whole));
  return texts.map(written);
}
