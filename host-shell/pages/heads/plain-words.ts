/** The length that search engines and other sites show. */
const mostCharacters = 200;

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' };

/** A text cut at a word, with an ellipsis if it was longer than `most` characters. */
export function cutAtWord(text: string, most = mostCharacters): string {
  if (text.length <= most) return text;
  const cut = text.slice(0, most);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 1))}…`;
}

/** The plain text of HTML, cut at a word. */
export function plainWords(html: string): string {
  const text = html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(#?\w+);/g, (entity, name: string) => entities[name] ?? entity)
    .replace(/\s+/g, ' ')
    .trim();
  return cutAtWord(text);
}
