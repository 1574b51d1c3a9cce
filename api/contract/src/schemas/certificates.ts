import { z } from 'zod';
import { certificateNames, locales } from '../enums';
import { goalIdSchema, idSchema, repetitionFields, timeSchema } from './common';

const codeSchema = z
  .string()
  .meta({ description: 'The code that is printed on the certificate', example: '7K3M-9QXV-2FHT-WB4N' });
const printedSchema = z.string().nullable().meta({
  description:
    'How the certificate prints the person’s name in Latin letters, where its fonts lack letters of it; null if it prints the name',
});
const nameSettingSchema = z
  .enum(certificateNames)
  .meta({ description: 'How the certificate and its check name the person: in full, or by initials' });

export const issueCertificateBodySchema = z.strictObject({ name: nameSettingSchema.default('FULL') });

/** A certificate for the person that it is about. */
export const certificateSchema = z
  .strictObject({
    code: codeSchema,
    name: nameSettingSchema,
    printed: printedSchema,
    issued: timeSchema.meta({ description: 'When it was first issued' }),
  })
  .meta({ id: 'Certificate' });
export type Certificate = z.infer<typeof certificateSchema>;

/** What a certificate proves. */
export const certifiedHoursSchema = z.strictObject({
  person: z.string().meta({ description: 'The person’s name, or their initials if they chose so', example: 'E. S.' }),
  printed: printedSchema,
  hours: z.number().positive().meta({ description: 'Hours with one decimal', example: 2.5 }),
  gygPositionId: idSchema.meta({ description: 'The skill' }),
  needTitle: z.string(),
  gygId: idSchema,
  gygTitle: z.string(),
  gygLanguage: z.enum(locales).meta({ description: 'The language of `gygTitle`' }),
  hostName: z.string(),
  sdgGoalId: goalIdSchema,
  startDateTime: timeSchema,
  endDateTime: timeSchema,
  ...repetitionFields,
});

/** The check of a certificate. */
export const certificateCheckSchema = z
  .strictObject({
    code: codeSchema,
    issued: timeSchema.meta({ description: 'When it was first issued' }),
    valid: z.boolean().meta({
      description:
        'False if it was withdrawn: the host no longer records the person as attended, or the account is gone',
    }),
    certified: certifiedHoursSchema.nullable().meta({ description: 'What it proves; null if it was withdrawn' }),
  })
  .meta({ id: 'CertificateCheck' });
export type CertificateCheck = z.infer<typeof certificateCheckSchema>;
