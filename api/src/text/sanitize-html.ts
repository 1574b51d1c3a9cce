import { limits } from '@gyg/contract';
import sanitize from 'sanitize-html';
import { invalidRequest } from '../http/problem';

const tags = ['p', 'br', 'strong', 'em', 'ul', 'ol', 'li', 'a', 'h3', 'blockquote'];

/**
 * Html as it may be stored and shown: few tags, links to the web or by mail, and `lang` for a passage in another
 * language. Everything else is dropped, its text stays. Throws 400 for `path` where it has become longer than a body
 * may be (`&` is written `&amp;`): what was read could not be sent back.
 */
export function sanitizeHtml(html: string, path = 'html'): string {
  const safe = sanitize(html, {
    allowedTags: tags,
    allowedAttributes: { '*': ['lang'], a: ['href', 'rel'] },
    allowedSchemes: ['http', 'https', 'mailto'],
    allowProtocolRelative: false,
    transformTags: { a: sanitize.simpleTransform('a', { rel: 'noopener nofollow' }) },
  });
  if (safe.length <= limits.html) return safe;
  throw invalidRequest([{ path, code: 'too_big', message: `At most ${limits.html} characters of html` }]);
}
