import { lineAt } from './source-tree.mjs';

const READ = /\.(ts|tsx|mts|mjs|cjs|css|html|md|mdx|json|sql)$/;
/** This file and its test, generated files, and what earlier versions stored. */
const EXEMPT = /^(?:package-lock\.json|host-shell\/tooling\/checks\/words)/;

/** A word of prose. As a separate value ('nobody', nobody@example.org) it is data and allowed. */
const word = (pattern) => new RegExp(`(?<!['"\`.=])\\b(?:${pattern})\\b|\\b(?:${pattern})\\b(?!['"\`@-])`, 'gi');

/** Words that paths, code, comments, texts and docs do not use, and what they use. */
const WORDS = [
  [word('nobody'), 'no one, or the sentence with its subject'],
  [word('somebody'), 'someone, a person, a user'],
  [word('anew'), 'again, new'],
  [word('who(?:so)?ever|whichever'), 'anyone who, any'],
  [word('strangers?'), 'an unknown visitor, an attacker, another person'],
  [/\bwhat waits\b/gi, 'what is pending, open tasks'],
  [/[a-z](?:Nobody|Somebody|Anew|Whoever|Stranger)/g, 'the standard word for what it is'],
  [
    /[a-z]Organisation|\borganisations?[A-Z]\w*|\borganisations?_|_organisations?\b|\borganisations?-[a-z]+\.(?:ts|tsx|md)\b/g,
    'organization, in identifiers, tables and files',
  ],
];

/** Names of values that say nothing of what they hold. */
const EMPTY_NAME = [/\b(?:const|let) (?:given|found|made|known|told|room)\b/g, 'a name for what the value holds'];
const CODE = /\.(?:tsx?|mjs)$/;

/**
 * @param {import('./source-tree.mjs').SourceTree} tree
 * @returns {import('./source-tree.mjs').Problem[]}
 */
export const checkWords = ({ files, read }) =>
  files
    .filter((file) => !EXEMPT.test(file))
    .flatMap((file) => {
      const text = `${file}\n${READ.test(file) ? read(file) : ''}`;
      return [...WORDS, ...(CODE.test(file) ? [EMPTY_NAME] : [])].flatMap(([pattern, instead]) =>
        [...text.matchAll(pattern)].map(({ 0: match, index }) => ({
          file,
          line: Math.max(1, lineAt(text, index) - 1),
          message: `“${match}” is not our word. Write: ${instead} (host-shell/docs/glossary.md).`,
        })),
      );
    });
