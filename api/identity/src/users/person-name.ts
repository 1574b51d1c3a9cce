import { nameSchema } from '@gyg/contract';

const link = /:\/\/|\bwww\./i;

/**
 * A person's name in a sign-up: one line, and no link. People can sign up with other people's addresses, and the mail
 * to the address greets by this name.
 */
export const personNameSchema = nameSchema.refine((name) => !link.test(name), 'must not hold a link');

/** A name as shown in a mail to an unconfirmed address: mail programs link "gyg.example", but not "gyg. example". */
export function nameWithoutLinks(name: string): string {
  return name.replace(/\.(?=[\p{L}\p{N}])/gu, '. ');
}
