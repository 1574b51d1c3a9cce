import sanitize from 'sanitize-html';

/** A label in its stored form, also for comparison: without # and spaces. */
export function plainTag(tag: string): string {
  return tag.replace(/[#\s]/g, '');
}

const ends = /<br\s*\/?>|<\/(?:p|h3|li|blockquote|ul|ol)>/gi;
const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', amp: '&' };

/** The address of a link behind its text, unless the text is the address. */
const withAddress = (_link: string, href: string, text: string) => (href.endsWith(text) ? href : `${text} (${href})`);

/** Stored HTML (`sanitizeHtml`) as plain text: paragraphs and list items on lines of their own, links with their address. */
export function plainText(html: string): string {
  const lines = html
    .replace(/<a\s[^>]*?href="([^"]*)"[^>]*>(.*?)<\/a>/gis, withAddress)
    .replace(/<li[^>]*>/gi, '- ')
    .replace(ends, '\n');
  const text = sanitize(lines, { allowedTags: [], allowedAttributes: {} });
  return text
    .replace(/&(lt|gt|quot|amp);/g, (_entity, name: string) => entities[name] ?? '')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
