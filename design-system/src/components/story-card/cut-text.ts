/**
 * Truncates a text to at most `most` characters including the ellipsis, between two words if possible; texts that fit
 * are returned unchanged.
 */
export const cutText = (text: string, most: number): string => {
  const letters = Array.from(text.trim());
  if (letters.length <= most) return text.trim();
  const space = letters.lastIndexOf(' ', most - 1);
  const beginning = letters.slice(0, space > most * 0.7 ? space : most - 1).join('');
  return `${beginning.replace(/[\s,.;:–-]+$/u, '')}…`;
};
