/** Characters that change the writing direction, also of what stands beside the text. */
const directional = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
/** Drawn as nothing: ignorable characters, and the empty Braille pattern. */
const unseen = /[\p{Default_Ignorable_Code_Point}\u2800]/gu;

/**
 * A name or title as it is stored: without characters that change the writing direction, trimmed; empty if nothing of it
 * can be seen.
 */
export function plainLine(text: string): string {
  const line = text.replace(directional, '').trim();
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(line.replace(unseen, '')) ? line : '';
}
