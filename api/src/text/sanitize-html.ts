import { limits } from '@gyg/contract';
import type { SafeHtml } from '@gyg/database';
import sanitize from 'sanitize-html';
import { invalidRequest } from '../problem';

const tags = ['p', 'br', 'strong', 'em', 'ul', 'ol', 'li', 'a', 'h3', 'blockquote'];

/**
 * HTML that is safe to store and show: a few tags, web and mail links, and `lang` for passages in another language.
 * Other tags are removed, their text stays. Throws 400 for `path` if the result is longer than a body may be (`&`
 * becomes `&amp;`), because it could not be sent back.
 */
export function sanitizeHtml(html: string, path = 'html'): SafeHtml {
  const safe = sanitize(html, {
    allowedTags: tags,
    allowedAttributes: { '*': ['lang'], a: ['href', 'rel'] },
    allowedSchemes: ['http', 'https', 'mailto'],
    allowProtocolRelative: false,
    transformTags: { a: sanitize.simpleTransform('a', { rel: 'noopener nofollow' }) },
  });
  // The only place where safe HTML is made.
  if (safe.length <= limits.html) return safe as SafeHtml;
  throw invalidRequest([{ path, code: 'too_big', message: `At most ${limits.html} characters of html` }]);
}
