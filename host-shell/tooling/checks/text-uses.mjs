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
export function usesIn(text) {
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
export function isUsed(key, uses) {
  const base = key.replace(PLURAL, '');
  return uses.some(
    ({ literals, patterns }) =>
      literals.has(base) || literals.has(key) || patterns.some((pattern) => pattern.test(base)),
  );
}
