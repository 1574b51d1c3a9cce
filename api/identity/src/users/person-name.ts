import { limits } from '@gyg/contract/rules';
import { z } from 'zod';

/** Line ends and other control characters, including those that change the writing direction. */
const notOneLine = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u;
const link = /:\/\/|\bwww\./i;

/**
 * A person's name in a sign-up: one line, and no link. People can sign up with other people's addresses, and the mail
 * to the address greets by this name.
 */
export const personNameSchema = z
  .string()
  .trim()
  .min(1)
  .max(limits.name)
  .refine((name) => !notOneLine.test(name), 'must be one line')
  .refine((name) => !link.test(name), 'must not hold a link');

/** A name as shown in a mail to an unconfirmed address: mail programs link "gyg.example", but not "gyg. example". */
export function nameWithoutLinks(name: string): string {
  return name.replace(/\.(?=[\p{L}\p{N}])/gu, '. ');
}
