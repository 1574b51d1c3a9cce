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
 * browser in which the account's owner has signed in: it is counted for itself alone, so that what strangers spend is
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
  /** Only sign-ups with an address that is taken count: nobody asks for many of them but who looks for accounts. */
  takenByAddress: { name: 'sign-up-taken', max: 20, window: hour },
  /** Mails that tell the owner of an account of a sign-up with their address. */
  noticeByAccount: { name: 'notice-account', max: 3, window: 24 * hour },

  codeByAccountAndAddress: { name: 'code-account-address', max: signUpLimits.codes, window: hour },
  codeByAccount: { name: 'code-account', max: 2 * signUpLimits.codes, window: hour },
  codeByAddress: { name: 'code-address', max: 60, window: hour },
  codeByDevice: { name: 'code-device', max: signUpLimits.codes, window: hour },

  /** Fewer than the codes of an hour have tries: one network cannot use up every code that the owner asks for. */
  tryCodeByAccountAndAddress: { name: 'try-account-address', max: 20, window: hour },
  tryCodeByAddress: { name: 'try-code-address', max: 100, window: 15 * minute },
  /**
   * Tries of one code; a new code begins anew. The window opens at the first try, so it outlives the code. Counted by
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
