import { inParts, type SafeHtml } from '@gyg/database';
import { sanitizeHtml } from '../../text/sanitize-html';

const htmlFields = ['preface', 'description', 'impact', 'participantInfo', 'beneficiaryText', 'donationText'] as const;
type HtmlField = (typeof htmlFields)[number];

/** The texts of a gyg's page that are safe HTML. */
export type SafeTexts = { [Field in HtmlField]?: SafeHtml | undefined };

/**
 * A gyg's page, or some of its fields, with sanitised HTML. The longest text takes up to 50 ms of a processor, so the process
 * answers other calls between them.
 */
export async function safePage<Page extends { [Field in HtmlField]?: string | undefined }>(
  page: Page,
): Promise<Page & SafeTexts> {
  const safe: SafeTexts = {};
  const texts = htmlFields.flatMap((field) => {
    const text = page[field];
    return text === undefined ? [] : [{ field, text }];
  });
  const sanitize = async (part: Readonly<typeof texts>) => {
    for (const { field, text } of part) safe[field] = sanitizeHtml(text);
  };
  await inParts(texts, sanitize, 1);
  return { ...page, ...safe };
}
