import { z } from 'zod';
import { locales } from '../enums';
import { limits } from '../rules';
import { idSchema, lineSchema } from './common';

const html = z.string().max(limits.html).default('').meta({ description: 'Sanitised HTML' });

/** The texts of a gyg in its second language. Empty texts are shown in the language of the gyg. */
export const gygTranslationBodySchema = z.strictObject({
  title: lineSchema(limits.title).default('').meta({
    description: 'Without a title the translation is stored, but not shown yet',
  }),
  summary: z.string().trim().max(limits.summary).default(''),
  preface: html,
  description: html,
  impact: html,
  participantInfo: html.meta({ description: 'Sanitised HTML; only for bookers and hosts' }),
  beneficiaryText: html,
  needs: z
    .array(z.strictObject({ id: idSchema, title: lineSchema(limits.title) }))
    .max(200)
    .default([])
    .meta({ description: 'Titles of its needs; needs that are not named have no title in this language' }),
});
export type GygTranslationInput = z.input<typeof gygTranslationBodySchema>;

/** A translation as its hosts edit it. */
export const gygTranslationSchema = gygTranslationBodySchema
  .extend({ language: z.enum(locales) })
  .meta({ id: 'GygTranslation' });
export type GygTranslation = z.infer<typeof gygTranslationSchema>;
