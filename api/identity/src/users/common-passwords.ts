import { dictionary } from '@zxcvbn-ts/language-common';

const most = 10_000;

/** Capitals are what people add first, so they do not count; the list is in lower case. */
const common = new Set((dictionary['passwords-common'] ?? []).slice(0, most).map((word) => String(word)));

/** Whether a password is one of the 10,000 that people use most. */
export function isCommonPassword(password: string): boolean {
  return common.has(password.toLowerCase());
}
