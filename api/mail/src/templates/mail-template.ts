import type { Locale } from '@gyg/contract';
import type { z } from 'zod';
import type { MailContent } from './mail-content';

/** A template: its data (validated again when rendered) and its text in each language. */
export interface MailTemplate<Schema extends z.ZodType> {
  data: Schema;
  /** Urgent: a user is waiting for it, so it is sent before all others. */
  urgent?: true;
  /** Once it was given up it is too late to send it: it is about a time that has passed by then. */
  expires?: true;
  write: Record<Locale, (data: z.infer<Schema>) => MailContent>;
}

/** Keeps a template's data and text typed together. */
export function mailTemplate<Schema extends z.ZodType>(template: MailTemplate<Schema>): MailTemplate<Schema> {
  return template;
}
