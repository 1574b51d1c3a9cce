import { isEmail } from '@gyg/contract/rules';
import { z } from 'zod';

/** The normalised form of an address, by which accounts are found: trimmed and in lower case. */
export function normaliseEmail(email: string): string {
  return email.trim().toLowerCase();
}

/** An e-mail address in a request, normalised. */
export const emailSchema = z.string().transform(normaliseEmail).refine(isEmail, 'not an e-mail address');
