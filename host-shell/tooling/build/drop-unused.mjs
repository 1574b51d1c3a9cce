import { inlineTokens } from './inline-tokens.mjs';
import { unusedIcons } from './unused-icons.mjs';
import { unusedProperties } from './unused-properties.mjs';
import { unusedRules } from './unused-rules.mjs';
import { without } from './without.mjs';

/**
 * The scripts of one build without the rules, tokens and icons that none of them uses. Components and tables are made
 * for the whole platform, and elements use little of them.
 * @param {readonly string[]} texts
 * @param {readonly string[]} sources the modules in them, before they were minified
 * @returns {string[]}
 */
export function dropUnused(texts, sources) {
  const left = texts.map((text) => without(text, unusedRules(text, texts)).replaceAll(/@media [^{}`]*\{\}/g, ''));
  const ruled = inlineTokens(left);
  const slim = unusedProperties(ruled).map((ranges, index) => without(ruled[index], ranges));
  return slim.map((text) => without(text, unusedIcons(text, sources)));
}
