import { dictionary } from '@zxcvbn-ts/language-common';

const most = 10_000;

/** People often only add capitals, so case is ignored; the list is in lower case. */
const common = new Set((dictionary['passwords-common'] ?? []).slice(0, most).map((word) => String(word)));

/** Whether a password is among the 10,000 most used ones. */
export function isCommonPassword(password: string): boolean {
  return common.has(password.toLowerCase());
}
