const LITERAL = /'((?:\\.|[^'\\\n])*)'|"((?:\\.|[^"\\\n])*)"|`((?:\\.|[^`\\])*)`/g;
const KEY_PREFIX = /keyPrefix:\s*(['"])([^'"]+)\1/g;
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
  const prefixes = ['', ...[...text.matchAll(KEY_PREFIX)].map(([, , prefix]) => `${prefix}.`)];
  return { literals, patterns, prefixes, wholeBranches: text.includes('returnObjects') };
}

/** Whether one of the files uses the key, or a parent key. */
export function isUsed(key, uses) {
  const base = key.replace(PLURAL, '').replace(/_(male|female)$/, '');
  const branches = base
    .split('.')
    .map((_, index, all) => all.slice(0, index).join('.'))
    .filter(Boolean);
  return uses.some(({ literals, patterns, prefixes, wholeBranches }) => {
    const named = (name) =>
      prefixes.some((prefix) => name.startsWith(prefix) && literals.has(name.slice(prefix.length)));
    if (named(base) || named(key) || patterns.some((pattern) => pattern.test(base))) return true;
    return wholeBranches && branches.some(named);
  });
}
