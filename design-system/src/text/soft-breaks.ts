const softHyphen = '\u00AD';
/** Shorter words stand on one line wherever titles do, at 320 px too. */
const longWord = /\p{L}{16,}/gu;
const vowels = 'aeiouyåäöæøéèüAEIOUYÅÄÖÆØÉÈÜ';
const isVowel = (letter: string | undefined): boolean => letter !== undefined && vowels.includes(letter);
/** Two letters that are one sound. */
const together = new Set(['ck', 'ng', 'ch', 'sh', 'th', 'ph', 'sj', 'tj', 'qu']);
/** A Swedish compound's joint before a vowel: arbets|organisation, verkstads|ägare. */
const joint = /[tdg]s$/;

const breakWord = (word: string): string => {
  let broken = '';
  for (let at = 0; at < word.length; at += 1) {
    if (at >= 4 && at <= word.length - 4 && mayBreak(word, at)) broken += softHyphen;
    broken += word[at];
  }
  return broken;
};

/** Swedish moves one consonant to the next line (Svenska skrivregler), but for the s that joins two words. */
const mayBreak = (word: string, at: number): boolean => {
  const before = word.slice(0, at);
  if (isVowel(word[at])) return joint.test(before) || (together.has(before.slice(-2)) && !before.endsWith('qu'));
  if (!isVowel(word[at + 1]) || together.has(`${word[at - 1]}${word[at]}`)) return false;
  const isJointItself = word[at] === 's' && joint.test(word.slice(0, at + 1));
  return !isJointItself;
};

/**
 * The text with soft hyphens in its long words, for titles in narrow places. `hyphens: auto` knows better where a browser
 * brings a dictionary of the page's language; many bring none for Swedish, and would break a word without a sign.
 */
export const softBreaks = (text: string): string => text.replace(longWord, breakWord);
