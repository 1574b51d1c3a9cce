import { sanitizeHtml } from '../../text/sanitize-html';
import type { NewGygPage } from './gyg-writes.repository';

const htmlFields = ['preface', 'description', 'impact', 'participantInfo', 'beneficiaryText', 'donationText'] as const;

/** A gyg's page, or some of its fields, with sanitised HTML. */
export function safePage<Page extends Partial<NewGygPage>>(page: Page): Page {
  const safe = { ...page };
  for (const field of htmlFields) if (safe[field] !== undefined) safe[field] = sanitizeHtml(safe[field]);
  return safe;
}
