import { inParts } from '@gyg/database';
import { sanitizeHtml } from '../../text/sanitize-html';
import type { NewGygPage } from './gyg-writes.repository';

const htmlFields = ['preface', 'description', 'impact', 'participantInfo', 'beneficiaryText', 'donationText'] as const;

/**
 * A gyg's page, or some of its fields, with sanitised HTML. The longest text takes up to 50 ms of a processor, so the process
 * answers other calls between them.
 */
export async function safePage<Page extends Partial<NewGygPage>>(page: Page): Promise<Page> {
  const safe = { ...page };
  const given = htmlFields.filter((field) => safe[field] !== undefined);
  const sanitize = async ([field]: readonly (typeof htmlFields)[number][]) => {
    if (field !== undefined && safe[field] !== undefined) safe[field] = sanitizeHtml(safe[field]);
  };
  await inParts(given, sanitize, 1);
  return safe;
}
