import { locales } from '@gyg/contract/enums';
import { gygs } from './gygs';
import { createdAt, html, k, partOf } from './kit';
import { needs } from './needs';

/** The texts of a gyg in a language other than its own. An empty text is shown in the language of the gyg. */
export const gygTranslations = k.table(
  'gyg_translations',
  {
    gygId: partOf(() => gygs.id),
    language: k.text({ enum: locales }).notNull(),
    title: k.text().notNull(),
    summary: k.text().notNull().default(''),
    preface: html(),
    description: html(),
    impact: html(),
    /** Visible only to bookers and hosts. */
    participantInfo: html(),
    beneficiaryText: html(),
    createdAt: createdAt(),
  },
  (t) => [k.primaryKey({ columns: [t.gygId, t.language] })],
);

/** The title of a need in a language other than its gyg's. */
export const needTranslations = k.table(
  'need_translations',
  {
    needId: partOf(() => needs.id),
    language: k.text({ enum: locales }).notNull(),
    title: k.text().notNull(),
  },
  (t) => [k.primaryKey({ columns: [t.needId, t.language] })],
);
