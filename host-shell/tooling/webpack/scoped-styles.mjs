import path from 'node:path';
import { transform } from 'lightningcss';

/** At-rules that only affect the rules inside them. `@keyframes` get a name per file, like classes. */
const PERMITTED = [
  'layer-block',
  'media',
  'supports',
  'container',
  'starting-style',
  'keyframes',
  'style',
  'nested-declarations',
];

const isName = ({ type }) => type === 'class' || type === 'id' || type === 'nesting';
const isOf = (part, ...kinds) => part.type === 'pseudo-class' && kinds.includes(part.name ?? part.kind);

/**
 * Whether a selector can only match elements with a class of the file, or elements inside those. A class inside `:not()` or
 * `:has()` describes other elements, and siblings of a matched element are outside it.
 */
function staysInside(selector) {
  let inside = false;
  let scoped = false;
  for (const part of selector) {
    if (part.type === 'combinator') {
      if (['descendant', 'child'].includes(part.value)) inside ||= scoped;
      scoped = inside;
    } else if (isName(part)) scoped = true;
    else if (isOf(part, 'is', 'where')) scoped ||= part.selectors.every(staysInside);
  }
  return scoped;
}

const isGlobal = (selector) =>
  selector.some((part) => isOf(part, 'global', 'local', 'export', 'import') || part.selectors?.some(isGlobal));

/** The text of a rule before its block, as it is written. */
function headOf(source, { line, column }) {
  const text = source
    .split('\n')
    .slice(line)
    .join('\n')
    .slice(column - 1);
  return /^[^{;]*/.exec(text)[0].trim();
}

/** Splits a list of selectors at its outermost commas. */
function selectorsIn(head) {
  const selectors = [''];
  let depth = 0;
  for (const letter of head) {
    if ('(['.includes(letter)) depth += 1;
    if (')]'.includes(letter)) depth -= 1;
    if (letter === ',' && depth === 0) selectors.push('');
    else selectors[selectors.length - 1] += letter;
  }
  return selectors.map((selector) => selector.trim());
}

/** The first rule that reaches outside, and what to write instead. */
function problemIn(rules, source, isInLayer = false) {
  for (const { type, value } of rules) {
    const head = value.loc === undefined ? '' : headOf(source, value.loc);
    if (!PERMITTED.includes(type))
      return [
        head.split(/\s/)[0],
        'It holds for the whole page; fonts, properties and imports belong in the design system.',
      ];
    if (type === 'layer-block' && value.name?.join('.') !== 'area')
      return [head, 'A remote writes into @layer area alone.'];
    const outside = value.selectors?.findIndex((selector) => isGlobal(selector) || !staysInside(selector)) ?? -1;
    if (outside !== -1)
      return [
        `the selector "${selectorsIn(head)[outside]}"`,
        'Begin it with a class of this file, and name no sibling of its element.',
      ];
    if (type === 'style' && !isInLayer)
      return [`the selector "${head}" without a layer`, 'Write it inside @layer area { … }.'];
    // Keyframes hold no selectors.
    const inner = type === 'keyframes' ? [] : (value.rules ?? []);
    const problem = problemIn(inner, source, isInLayer || type === 'layer-block');
    if (problem !== undefined) return problem;
  }
  return undefined;
}

/**
 * Refuses style sheets that affect elements outside their remote, because all areas share one document. Every rule must
 * begin with a class of a CSS module and be in `@layer area`.
 * @param {string} source @param {{ file: string, root: string, owner: string }} options
 */
export function assertScoped(source, { file, root, owner }) {
  let problem;
  if (file.endsWith('.module.css')) {
    const visitor = {
      StyleSheet: ({ rules }) => {
        problem = problemIn(rules, source);
      },
    };
    transform({ filename: file, code: Buffer.from(source), visitor });
  } else problem = ['a style sheet that is no CSS module', 'Name it *.module.css, so that its classes are its own.'];
  if (problem === undefined) return;
  const place = path.relative(root, file).replaceAll(path.sep, '/');
  throw new Error(`${place}: ${problem[0]} reaches outside the remote "${owner}". ${problem[1]}`);
}
