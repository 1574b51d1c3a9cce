const plain = /^[-−–]?\d{1,15}$/;
/** Thousands apart by spaces, also by those that do not break. */
const grouped = /^[-−–]?\d{1,3}(?:\s\d{3}){1,4}$/;

/**
 * A whole number as people write it: "1000", "1 000", "-2". Null if the text is blank, NaN if it is anything else, such
 * as "1.5" or "ten".
 */
export function readWholeNumber(text: string): number | null {
  const typed = text.trim();
  if (typed === '') return null;
  if (!plain.test(typed) && !grouped.test(typed)) return Number.NaN;
  return Number(typed.replace(/\s/g, '').replace(/^[−–]/, '-'));
}
