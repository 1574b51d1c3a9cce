import { gygs } from './gygs';
import { createdAt, k } from './kit';

/** The long texts and settings of a gyg. One row per gyg. */
export const gygPages = k.table('gyg_pages', {
  gygId: k
    .text()
    .primaryKey()
    .references(() => gygs.id, { onDelete: 'cascade' }),
  preface: k.text().notNull().default(''),
  description: k.text().notNull().default(''),
  impact: k.text().notNull().default(''),
  /** Visible only to bookers and hosts. */
  participantInfo: k.text().notNull().default(''),
  donationUrl: k.text().notNull().default(''),
  donationText: k.text().notNull().default(''),
  beneficiaryText: k.text().notNull().default(''),
  billettoEventId: k.text().notNull().default(''),
  createdAt: createdAt(),
});
