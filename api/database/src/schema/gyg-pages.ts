import { gygs } from './gygs';
import { createdAt, html, k } from './kit';

/** The long texts and settings of a gyg. One row per gyg. */
export const gygPages = k.table('gyg_pages', {
  gygId: k
    .text()
    .primaryKey()
    .references(() => gygs.id, { onDelete: 'cascade' }),
  preface: html(),
  description: html(),
  impact: html(),
  /** Visible only to bookers and hosts. */
  participantInfo: html(),
  donationUrl: k.text().notNull().default(''),
  donationText: html(),
  beneficiaryText: html(),
  billettoEventId: k.text().notNull().default(''),
  createdAt: createdAt(),
});
