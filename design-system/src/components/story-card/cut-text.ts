/**
 * The beginning of a text, at most `most` characters with its ellipsis, cut between two words where one is near; texts
 * that fit stay as they are.
 */
export const cutText = (text: string, most: number): string => {
  const letters = Array.from(text.trim());
  if (letters.length <= most) return text.trim();
  const space = letters.lastIndexOf(' ', most - 1);
  const beginning = letters.slice(0, space > most * 0.7 ? space : most - 1).join('');
  return `${beginning.replace(/[\s,.;:–-]+$/u, '')}…`;
};
