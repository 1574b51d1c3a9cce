import type { Charge } from './limiter';
import { limits } from './limits';

/** Whom an attempt is counted for: the account asked for, where from, and the owner's device where it is known. */
interface Attempt {
  email: string;
  address: string;
  device: string | undefined;
}

/** What an attempt to sign in is counted as. */
export function loginCharges({ email, address, device }: Attempt): Charge[] {
  if (device !== undefined) return [[limits.loginByDevice, device]];
  return [
    [limits.loginByAccountAndAddress, `${email} ${address}`],
    [limits.loginByAccount, email],
    [limits.loginByAddress, address],
  ];
}

/** What a wish for a code is counted as. */
export function codeCharges({ email, address, device }: Attempt): Charge[] {
  if (device !== undefined) return [[limits.codeByDevice, device]];
  return [
    [limits.codeByAccountAndAddress, `${email} ${address}`],
    [limits.codeByAccount, email],
    [limits.codeByAddress, address],
  ];
}

/** What a try of a code is counted as, besides the tries of that one code. */
export function tryCharges({ email, address, device }: Attempt): Charge[] {
  if (device !== undefined) return [];
  return [
    [limits.tryCodeByAccountAndAddress, `${email} ${address}`],
    [limits.tryCodeByAddress, address],
  ];
}
