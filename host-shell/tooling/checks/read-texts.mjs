import path from 'node:path';
import { parseSync } from 'oxc-parser';

const unwrap = (node) => (/^TS(As|Satisfies)Expression$/.test(node?.type ?? '') ? unwrap(node.expression) : node);
const keyOf = ({ key }) => key.name ?? String(key.value);

/** One file of texts: its constants and what it takes from other files, by name. */
function openFile(tree, file) {
  const names = new Map();
  let main;
  for (const statement of parseSync(file, tree.read(file)).program.body) {
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declared?.type === 'VariableDeclaration') {
      for (const { id, init } of declared.declarations) names.set(id.name, { file, node: init });
      if (statement.type === 'ExportNamedDeclaration') main ??= declared.declarations[0].init;
    } else if (statement.type === 'ExportDefaultDeclaration') main = statement.declaration;
    else if (statement.type === 'ImportDeclaration') {
      const from = `${path.posix.normalize(`${path.posix.dirname(file)}/${statement.source.value}`)}.ts`;
      for (const { local, imported } of statement.specifiers) names.set(local.name, { from, name: imported?.name });
    }
  }
  return { file, names, main };
}

/**
 * The texts of one translation file by key (`list.empty`), read without running it; it may be put together from others.
 * @param {import('./source-tree.mjs').SourceTree} tree
 * @param {string} file
 * @returns {Map<string, string>}
 * @throws when they are not plain data
 */
export function readTexts(tree, file) {
  const texts = new Map();

  function collectNamed(name, prefix, place) {
    const found = place.names.get(name);
    if (found?.node !== undefined) return collect(found.node, prefix, place);
    if (found === undefined || !tree.files.includes(found.from))
      throw new Error(`${prefix || name}: not a text of this project`);
    const other = openFile(tree, found.from);
    return collect(found.name === undefined ? other.main : other.names.get(found.name)?.node, prefix, other);
  }

  function collect(node, prefix, place) {
    const value = unwrap(node);
    const below = (key) => (prefix === '' ? key : `${prefix}.${key}`);
    if (value?.type === 'Identifier') collectNamed(value.name, prefix, place);
    else if (value?.type === 'ObjectExpression') {
      for (const property of value.properties) {
        if (property.type === 'SpreadElement') collect(property.argument, prefix, place);
        else collect(property.value, below(keyOf(property)), place);
      }
    } else if (value?.type === 'ArrayExpression') {
      for (const [index, element] of value.elements.entries()) collect(element, below(String(index)), place);
    } else if (value?.type === 'Literal' && typeof value.value === 'string') texts.set(prefix, value.value);
    else if (value?.type === 'TemplateLiteral' && value.expressions.length === 0)
      texts.set(prefix, value.quasis[0].value.cooked);
    else throw new Error(`"${prefix}" is computed; texts are plain data, written out`);
  }

  const place = openFile(tree, file);
  collect(place.main, '', place);
  return texts;
}
