import type { Charge } from './limiter';
import { limits } from './limits';

/**
 * The subjects that an attempt is counted for: the requested account, the network, and the owner's device if it is
 * known.
 */
interface Attempt {
  email: string;
  address: string;
  device: string | undefined;
}

/** The counters of a login attempt. */
export function loginCharges({ email, address, device }: Attempt): Charge[] {
  if (device !== undefined) return [[limits.loginByDevice, device]];
  return [
    [limits.loginByAccountAndAddress, `${email} ${address}`],
    [limits.loginByAccount, email],
    [limits.loginByAddress, address],
  ];
}

/** The counters of a request for a code. */
export function codeCharges({ email, address, device }: Attempt): Charge[] {
  if (device !== undefined) return [[limits.codeByDevice, device]];
  return [
    [limits.codeByAccountAndAddress, `${email} ${address}`],
    [limits.codeByAccount, email],
    [limits.codeByAddress, address],
  ];
}

/** The counters of a try of a code, besides the tries of that one code. */
export function tryCharges({ email, address, device }: Attempt): Charge[] {
  if (device !== undefined) return [];
  return [
    [limits.tryCodeByAccountAndAddress, `${email} ${address}`],
    [limits.tryCodeByAddress, address],
  ];
}
