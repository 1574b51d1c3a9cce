import { signUpLimits } from '@gyg/contract/rules';
import type { RateLimit } from '@gyg/database/rate-limits';

/** `always`: counts even where limits are off. */
export interface Limit extends RateLimit {
  always?: true;
}

const minute = 60_000;
const hour = 60 * minute;

/** Lifetime of a code in milliseconds. */
export const codeLifetime = signUpLimits.codeMinutes * minute;

/**
 * The limits of identity. "Address" is the network of the caller, "account" the requested e-mail address, "device" a
 * browser in which the account's owner has logged in. A device is counted separately, so that other people's attempts
 * never count against the owner (decision 0028).
 */
export const limits = {
  /** These four count only failed attempts. */
  loginByAccountAndAddress: { name: 'login-account-address', max: 10, window: 15 * minute },
  loginByAccount: { name: 'login-account', max: 50, window: 15 * minute },
  loginByAddress: { name: 'login-address', max: 100, window: 15 * minute },
  loginByDevice: { name: 'login-device', max: 10, window: 15 * minute },

  /** Begun logins and logouts, each of which stores a row. High enough for a school or a company behind one address. */
  beginByAddress: { name: 'begin-address', max: 1_000, window: hour },

  signUpByAddress: { name: 'sign-up-address', max: signUpLimits.accounts, window: hour },
  signUpByAccountAndAddress: { name: 'sign-up-account-address', max: 10, window: hour },
  /** Counts only sign-ups with a taken address: many of them mean a search for accounts. */
  takenByAddress: { name: 'sign-up-taken', max: 20, window: hour },
  /** Mails to the owner of an account about a sign-up with their address. */
  noticeByAccount: { name: 'notice-account', max: 3, window: 24 * hour },

  codeByAccountAndAddress: { name: 'code-account-address', max: signUpLimits.codes, window: hour },
  codeByAccount: { name: 'code-account', max: 2 * signUpLimits.codes, window: hour },
  codeByAddress: { name: 'code-address', max: 60, window: hour },
  codeByDevice: { name: 'code-device', max: signUpLimits.codes, window: hour },

  /** Fewer than an hour's codes have tries: one network cannot use up every code that the owner requests. */
  tryCodeByAccountAndAddress: { name: 'try-account-address', max: 20, window: hour },
  tryCodeByAddress: { name: 'try-code-address', max: 100, window: 15 * minute },
  /**
   * Tries of one code; a new code starts again. The window opens at the first try, so it ends after the code's life.
   * Counted by the requested address, whether it has an account or not, so that responses are the same.
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
