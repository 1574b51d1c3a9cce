import { parseSync, Visitor } from 'oxc-parser';

const nameOf = (node) => {
  if (node.type === 'JSXMemberExpression') return `${nameOf(node.object)}.${node.property.name}`;
  return node.type === 'JSXNamespacedName' ? `${node.namespace.name}:${node.name.name}` : node.name;
};

/**
 * All opening tags of a file: `{ name: 'button', start, attributes }`.
 * @param {string} file @param {string} text
 */
export function jsxOf(file, text) {
  const found = [];
  const onTag = ({ name, start, attributes }) => found.push({ name: nameOf(name), start, attributes });
  new Visitor({ JSXOpeningElement: onTag }).visit(parseSync(file, text).program);
  return found;
}

/** The named attributes of an opening tag. Names in spreads are unknown. */
export const attributesOf = ({ attributes }) =>
  attributes
    .filter(({ type }) => type === 'JSXAttribute')
    .map(({ name, value, start }) => ({ name: nameOf(name), value, start }));

/** Strings, numbers and the fixed parts of templates anywhere in a value. */
export function literalsIn(node) {
  if (node === null || typeof node !== 'object') return [];
  if (node.type === 'Literal') return [typeof node.value === 'number' ? node.value : String(node.value)];
  if (node.type === 'TemplateElement') return [node.value.cooked ?? ''];
  // Conditions and call arguments are not part of the resulting value.
  if (node.type === 'ConditionalExpression') return [...literalsIn(node.consequent), ...literalsIn(node.alternate)];
  if (node.type === 'BinaryExpression' || node.type === 'CallExpression' || node.type === 'MemberExpression') return [];
  return Object.entries(node).flatMap(([key, value]) => {
    if (key === 'parent') return [];
    return Array.isArray(value) ? value.flatMap(literalsIn) : literalsIn(value);
  });
}
