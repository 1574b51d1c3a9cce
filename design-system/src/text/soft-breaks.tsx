import { type ReactNode, useEffect, useState } from 'react';

/** Shorter words fit on one line in every place with a title, at 320 px too. */
const SHORTEST = 16;
const longWord = new RegExp(`\\p{L}{${SHORTEST}}`, 'u');

const word = /[\p{L}\u00AD]+/gu;
const firstFive = /^\p{L}(?:\u00AD?\p{L}){4}/u;
const lastFive = /\p{L}(?:\u00AD?\p{L}){4}$/u;
const inOne = (part: string) => part.replaceAll('\u00AD', '');
/**
 * Removes hyphenation points that would leave fewer than five letters alone, like `hyphenate-limit-chars: 12 5 5` in
 * CSS.
 */
const withoutScraps = (text: string) =>
  text.replace(word, (whole) => whole.replace(firstFive, inOne).replace(lastFive, inOne));

let hyphenate: ((text: string) => string) | undefined;
const loadPatterns = async () => {
  const { default: swedish } = await import('hyphen/sv');
  hyphenate = (text) => withoutScraps(swedish.hyphenateSync(text, { minWordLength: SHORTEST }));
};

/**
 * A title for narrow places, with soft hyphens in its long words (Swedish patterns: long words are usually Swedish
 * compounds). `hyphens: auto` needs a dictionary; many browsers have none for Swedish, and break words anywhere without
 * a hyphen. The patterns load with the first long word; until then, and if loading fails, the text is unchanged.
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
