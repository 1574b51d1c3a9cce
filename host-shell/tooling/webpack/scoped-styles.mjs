import path from 'node:path';
import parseSelectors from 'postcss-selector-parser';

/** At-rules that only affect the rules inside them. `@keyframes` get a name per file, like classes. */
const PERMITTED = ['layer', 'media', 'supports', 'container', 'starting-style', 'keyframes'];

const isName = ({ type }) => type === 'class' || type === 'id' || type === 'nesting';

/**
 * Whether a complex selector can only match elements with a class of the file, or elements inside those. A class inside
 * `:not()` or `:has()` describes other elements, and siblings of a matched element are outside it.
 */
function staysInside(selector, insideParent) {
  let inside = insideParent;
  let scoped = insideParent;
  for (const node of selector.nodes) {
    if (node.type === 'comment') continue;
    if (node.type === 'combinator') {
      if (node.value.trim() === '' || node.value.trim() === '>') inside ||= scoped;
      scoped = inside;
    } else if (isName(node)) scoped = true;
    else if ([':is', ':where'].includes(node.value?.toLowerCase()))
      scoped ||= node.nodes.every((inner) => staysInside(inner, false));
  }
  return scoped;
}

/** The problem of a rule's selectors, if any. */
function findOutside(rule) {
  const nested = rule.parent?.type === 'rule' || isInRule(rule);
  let outside;
  parseSelectors((root) => {
    for (const selector of root.nodes) {
      let names = 0;
      let global = false;
      selector.walk((node) => {
        if (node.type === 'nesting') names += 1;
        if (node.type === 'pseudo' && [':global', ':local', ':export', ':import'].includes(node.value)) global = true;
      });
      // Without `&`, a nested selector matches elements inside those of the outer rule.
      if (global || !staysInside(selector, nested && names === 0)) outside ??= selector.toString().trim();
    }
  }).processSync(rule.selector);
  return outside;
}

function isInRule(node) {
  for (let at = node.parent; at !== undefined && at.type !== 'root'; at = at.parent)
    if (at.type === 'rule') return true;
  return false;
}

function isInLayer(node) {
  for (let at = node.parent; at !== undefined && at.type !== 'root'; at = at.parent)
    if (at.type === 'atrule' && at.name === 'layer' && at.params === 'area') return true;
  return false;
}

const isKeyframe = ({ parent }) => parent?.type === 'atrule' && parent.name.endsWith('keyframes');

/**
 * Refuses style sheets that affect elements outside their remote, because all areas share one document. Every rule must
 * begin with a class of a CSS module and be in `@layer area`.
 * @param {{ root: string, owner: string }} options
 * @returns {import('postcss').Plugin}
 */
export function scopedStyles({ root, owner }) {
  const fail = (node, what, instead) => {
    const file = path.relative(root, node.source?.input.file ?? '').replaceAll(path.sep, '/');
    throw node.error(`${file}: ${what} reaches outside the remote "${owner}". ${instead}`, { plugin: 'scoped-styles' });
  };
  return {
    postcssPlugin: 'scoped-styles',
    Once(sheet) {
      const file = sheet.source?.input.file ?? '';
      if (!file.endsWith('.module.css'))
        fail(sheet, 'a style sheet that is no CSS module', 'Name it *.module.css, so that its classes are its own.');
      sheet.walkAtRules((rule) => {
        if (!PERMITTED.includes(rule.name))
          fail(
            rule,
            `@${rule.name}`,
            'It holds for the whole page; fonts, properties and imports belong in the design system.',
          );
        if (rule.name === 'layer' && rule.params !== 'area')
          fail(rule, `@layer ${rule.params}`, 'A remote writes into @layer area alone.');
      });
      sheet.walkRules((rule) => {
        if (isKeyframe(rule)) return;
        const outside = findOutside(rule);
        if (outside !== undefined)
          fail(
            rule,
            `the selector "${outside}"`,
            'Begin it with a class of this file, and name no sibling of its element.',
          );
        if (!isInLayer(rule))
          fail(rule, `the selector "${rule.selector}" without a layer`, 'Write it inside @layer area { … }.');
      });
    },
  };
}
