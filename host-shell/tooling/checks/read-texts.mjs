import { parseSync } from 'oxc-parser';

const unwrap = (node) => (/^TS(As|Satisfies)Expression$/.test(node?.type ?? '') ? unwrap(node.expression) : node);

function collect(node, prefix, texts) {
  const value = unwrap(node);
  if (value?.type === 'ObjectExpression') {
    for (const property of value.properties) {
      if (property.type !== 'Property' || property.computed)
        throw new Error(`${prefix}: texts are plain data, written out`);
      collect(
        property.value,
        [prefix, property.key.name ?? String(property.key.value)].filter(Boolean).join('.'),
        texts,
      );
    }
  } else if (value?.type === 'ArrayExpression') {
    for (const [index, element] of value.elements.entries()) collect(element, `${prefix}.${index}`, texts);
  } else if (value?.type === 'Literal' && typeof value.value === 'string') {
    texts.set(prefix, value.value);
  } else if (value?.type === 'TemplateLiteral' && value.expressions.length === 0) {
    texts.set(prefix, value.quasis[0].value.cooked);
  } else throw new Error(`${prefix}: texts are plain data, written out`);
}

function exportedObject(file, text) {
  if (file.endsWith('.json')) return parseSync('texts.ts', `(${text})`).program.body[0].expression;
  for (const statement of parseSync(file, text).program.body) {
    if (statement.type === 'ExportDefaultDeclaration') return statement.declaration;
    if (statement.type === 'ExportNamedDeclaration' && statement.declaration?.type === 'VariableDeclaration') {
      return statement.declaration.declarations[0].init;
    }
  }
  throw new Error('the file exports no texts');
}

/**
 * The texts of one translation file by key (`list.empty`), read without running it.
 * @returns {Map<string, string>}
 * @throws when they are not plain data
 */
export function readTexts(file, text) {
  const texts = new Map();
  collect(exportedObject(file, text), '', texts);
  return texts;
}
