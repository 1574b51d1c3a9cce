import sanitizeHtml from 'sanitize-html';

const tags = ['p', 'br', 'strong', 'em', 'ul', 'ol', 'li', 'a', 'h3', 'blockquote'];

/**
 * Html as it may be stored and shown: few tags, links to the web or by mail, and `lang` for a passage in another
 * language. Everything else is dropped, its text stays.
 */
export function sanitiseHtml(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: tags,
    allowedAttributes: { '*': ['lang'], a: ['href', 'rel'] },
    allowedSchemes: ['http', 'https', 'mailto'],
    allowProtocolRelative: false,
    transformTags: { a: sanitizeHtml.simpleTransform('a', { rel: 'noopener nofollow' }) },
  });
}
