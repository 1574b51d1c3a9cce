import { signUpLimits } from '@gyg/contract/rules';

/** How often something may happen within a window (milliseconds). `always`: counts also where limits are off. */
export interface Limit {
  name: string;
  max: number;
  window: number;
  always?: true;
}

const minute = 60_000;

/** Milliseconds a code lives. */
export const codeLifetime = signUpLimits.codeMinutes * minute;

/** The limits of identity. "Address" is the network address of the caller, "account" the e-mail address asked for. */
export const limits = {
  /** Only failed attempts count in these three. */
  loginByAccountAndAddress: { name: 'login-account-address', max: 10, window: 15 * minute },
  loginByAccount: { name: 'login-account', max: 50, window: 15 * minute },
  loginByAddress: { name: 'login-address', max: 100, window: 15 * minute },
  signUpByAddress: { name: 'sign-up-address', max: signUpLimits.accounts, window: 60 * minute },
  codeByAccount: { name: 'code-account', max: signUpLimits.codes, window: 60 * minute },
  codeByAddress: { name: 'code-address', max: 60, window: 60 * minute },
  tryCodeByAddress: { name: 'try-code-address', max: 100, window: 15 * minute },
  /**
   * Tries of one code; a new code begins anew. The window opens at the first try, so it outlives the code. Counted by
   * the address asked for, account or not, so that the answers are the same.
   */
  tryConfirmCode: { name: 'try-confirm', max: signUpLimits.triesOfACode, window: codeLifetime, always: true },
  tryResetCode: { name: 'try-reset', max: signUpLimits.triesOfACode, window: codeLifetime, always: true },
} as const satisfies Record<string, Limit>;
