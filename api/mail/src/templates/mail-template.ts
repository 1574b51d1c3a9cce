import type { Locale } from '@gyg/contract';
import type { z } from 'zod';
import type { MailContent } from './mail-content';

/** A template: the data it needs (checked again when the mail is written out) and its words in each language. */
export interface MailTemplate<Schema extends z.ZodType> {
  data: Schema;
  /** Somebody waits for it before a screen: it leaves before all others. */
  urgent?: true;
  write: Record<Locale, (data: z.infer<Schema>) => MailContent>;
}

/** Keeps a template's data and words typed together. */
export function mailTemplate<Schema extends z.ZodType>(template: MailTemplate<Schema>): MailTemplate<Schema> {
  return template;
}
