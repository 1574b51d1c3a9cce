import { type ReactNode, useEffect, useState } from 'react';

/** Shorter words fit on one line wherever titles are, at 320 px too. */
const SHORTEST = 16;
const longWord = new RegExp(`\\p{L}{${SHORTEST}}`, 'u');

const word = /[\p{L}\u00AD]+/gu;
const firstFive = /^\p{L}(?:\u00AD?\p{L}){4}/u;
const lastFive = /\p{L}(?:\u00AD?\p{L}){4}$/u;
const inOne = (part: string) => part.replaceAll('\u00AD', '');
/** Takes away what would leave fewer than five letters of a word alone, as `hyphenate-limit-chars: 12 5 5` in the sheets does. */
const withoutScraps = (text: string) =>
  text.replace(word, (whole) => whole.replace(firstFive, inOne).replace(lastFive, inOne));

let hyphenate: ((text: string) => string) | undefined;
const loadPatterns = async () => {
  const { default: swedish } = await import('hyphen/sv');
  hyphenate = (text) => withoutScraps(swedish.hyphenateSync(text, { minWordLength: SHORTEST }));
};

/**
 * A title for narrow places, with soft hyphens in its long words (Swedish patterns: compounds are what grows that long).
 * `hyphens: auto` would do where a browser brings a dictionary; many bring none for Swedish, and break a word anywhere and
 * without a sign. The patterns load with the first long word; until then, and without them, the text stands as it is.
 */
export const SoftBreaks = ({ children }: { children: ReactNode }) => {
  const [, setLoaded] = useState(false);
  const isLong = typeof children === 'string' && longWord.test(children);
  useEffect(() => {
    if (!isLong || hyphenate) return;
    let stays = true;
    loadPatterns().then(
      () => stays && setLoaded(true),
      () => undefined,
    );
    return () => {
      stays = false;
    };
  }, [isLong]);
  return isLong && hyphenate ? hyphenate(children) : children;
};
