import { type ReactNode, useEffect, useState } from 'react';

/** Shorter words fit on one line in every place with a title, at 320 px too. */
const SHORTEST = 16;
/** The same for readers who set their text to half as large again, or larger. */
const SHORTEST_OF_LARGE = 11;
const LARGE = 24;

/** On the server the size of text is unknown. */
const textIsLarge = () =>
  typeof document !== 'undefined' && Number.parseFloat(getComputedStyle(document.documentElement).fontSize) >= LARGE;
const shortestWord = () => (textIsLarge() ? SHORTEST_OF_LARGE : SHORTEST);

const longWord = new RegExp(`\\p{L}{${SHORTEST}}`, 'u');
const longWordOfLarge = new RegExp(`\\p{L}{${SHORTEST_OF_LARGE}}`, 'u');
const hasLongWord = (text: string) => longWord.test(text) || (longWordOfLarge.test(text) && textIsLarge());

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
  const { hyphenateSwedish } = await import('./swedish-patterns');
  hyphenate = (text) => withoutScraps(hyphenateSwedish(text, shortestWord()));
};

/**
 * A title for narrow places, with soft hyphens in its long words (Swedish patterns: long words are usually Swedish
 * compounds). `hyphens: auto` needs a dictionary; many browsers have none for Swedish, and break words anywhere without
 * a hyphen. Large text needs breaks in shorter words, too. The patterns load with the first long word; until then, and if loading fails, the text is unchanged.
 */
export const SoftBreaks = ({ children }: { children: ReactNode }) => {
  const [loaded, setLoaded] = useState(hyphenate !== undefined);
  const isLong = typeof children === 'string' && hasLongWord(children);
  useEffect(() => {
    if (!isLong || loaded) return;
    let stays = true;
    loadPatterns().then(
      () => stays && setLoaded(true),
      () => undefined,
    );
    return () => {
      stays = false;
    };
  }, [isLong, loaded]);
  return isLong && hyphenate ? hyphenate(children) : children;
};
