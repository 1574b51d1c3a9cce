import { gygs } from './gygs';
import { createdAt, k } from './kit';

/** The long texts and settings of a gyg (specification 3, Gyg page). One row per gyg. */
export const gygPages = k.table('gyg_pages', {
  gygId: k
    .text()
    .primaryKey()
    .references(() => gygs.id, { onDelete: 'cascade' }),
  preface: k.text().notNull().default(''),
  description: k.text().notNull().default(''),
  impact: k.text().notNull().default(''),
  /** Only for those who booked, and hosts (api.md, Visibility). */
  participantInfo: k.text().notNull().default(''),
  donationUrl: k.text().notNull().default(''),
  donationText: k.text().notNull().default(''),
  beneficiaryText: k.text().notNull().default(''),
  billettoEventId: k.text().notNull().default(''),
  createdAt: createdAt(),
});
