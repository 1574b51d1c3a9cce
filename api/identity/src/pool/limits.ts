import { signUpLimits } from '@gyg/contract/rules';
import type { RateLimit } from '@gyg/database/rate-limits';

/** `always`: it counts also where limits are off. */
export interface Limit extends RateLimit {
  always?: true;
}

const minute = 60_000;
const hour = 60 * minute;

/** Milliseconds a code lives. */
export const codeLifetime = signUpLimits.codeMinutes * minute;

/**
 * The limits of identity. "Address" is the network of the caller, "account" the e-mail address asked for, "device" a
 * browser in which the account's owner has logged in: it is counted separately, so that attempts of others are
 * never the owner's (decision 0028).
 */
export const limits = {
  /** Only failed attempts count in these four. */
  loginByAccountAndAddress: { name: 'login-account-address', max: 10, window: 15 * minute },
  loginByAccount: { name: 'login-account', max: 50, window: 15 * minute },
  loginByAddress: { name: 'login-address', max: 100, window: 15 * minute },
  loginByDevice: { name: 'login-device', max: 10, window: 15 * minute },

  /** Logins and logouts that are begun, each of which stores a row: for a school or a company behind one address. */
  beginByAddress: { name: 'begin-address', max: 1_000, window: hour },

  signUpByAddress: { name: 'sign-up-address', max: signUpLimits.accounts, window: hour },
  signUpByAccountAndAddress: { name: 'sign-up-account-address', max: 10, window: hour },
  /** Only sign-ups with a taken address count: many of them mean a search for accounts. */
  takenByAddress: { name: 'sign-up-taken', max: 20, window: hour },
  /** Mails to the owner of an account about a sign-up with their address. */
  noticeByAccount: { name: 'notice-account', max: 3, window: 24 * hour },

  codeByAccountAndAddress: { name: 'code-account-address', max: signUpLimits.codes, window: hour },
  codeByAccount: { name: 'code-account', max: 2 * signUpLimits.codes, window: hour },
  codeByAddress: { name: 'code-address', max: 60, window: hour },
  codeByDevice: { name: 'code-device', max: signUpLimits.codes, window: hour },

  /** Fewer than the codes of an hour have tries: one network cannot use up every code that the owner asks for. */
  tryCodeByAccountAndAddress: { name: 'try-account-address', max: 20, window: hour },
  tryCodeByAddress: { name: 'try-code-address', max: 100, window: 15 * minute },
  /**
   * Tries of one code; a new code starts again. The window opens at the first try, so it is longer than the code's life. Counted by
   * the address asked for, account or not, so that the answers are the same.
   */
  tryConfirmCode: { name: 'try-confirm', max: signUpLimits.triesOfACode, window: codeLifetime, always: true },
  tryResetCode: { name: 'try-reset', max: signUpLimits.triesOfACode, window: codeLifetime, always: true },
  tryResetCodeByDevice: {
    name: 'try-reset-device',
    max: signUpLimits.triesOfACode,
    window: codeLifetime,
    always: true,
  },
} as const satisfies Record<string, Limit>;
