import * as limits from './limits';

/** Rules shared by pages, the API and the identity service; no validator needed. */
export const passwordRules = ['length', 'lower', 'upper', 'digit'] as const;
export type PasswordRule = (typeof passwordRules)[number];

export { canBeMailed, isEmail, normaliseEmail } from './email';
export { plainLine } from './plain-line';
export { limits };

/** Reminders before a gyg: how many, and how many hours before its start. */
export const reminderLimits = { times: 3, minHours: 1, maxHours: 336 } as const;
/** Of a gyg whose host has not chosen; hours before the start, descending. */
export const defaultReminderHours = [48, 3] as const;

/** Sign-up limits: how often within an hour, from one network address and to one account, and a code's lifetime. */
export const signUpLimits = { accounts: 60, codes: 5, codeMinutes: 10, triesOfACode: 5 } as const;

/** The password rules that a text breaks, in the order of the hints; empty when it is allowed. */
export function passwordProblems(password: string): PasswordRule[] {
  const holds: Record<PasswordRule, boolean> = {
    length: password.length >= limits.passwordMin,
    lower: /\p{Ll}/u.test(password),
    upper: /\p{Lu}/u.test(password),
    digit: /[0-9]/.test(password),
  };
  return passwordRules.filter((rule) => !holds[rule]);
}

/** Fill of the strength meter in per cent: 25 below 3 characters, 50 below 5, 75 below 8, else 100. */
export function passwordStrength(password: string): 25 | 50 | 75 | 100 {
  if (password.length < 3) return 25;
  if (password.length < 5) return 50;
  return password.length < limits.passwordMin ? 75 : 100;
}

/** A goal list in its stored form: numbers joined by a pipe. */
export function splitGoals(joined: string): number[] {
  return joined
    .split('|')
    .map(Number)
    .filter((goal) => Number.isInteger(goal) && goal >= 1 && goal <= 17);
}
