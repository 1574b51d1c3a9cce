import { createHmac } from 'node:crypto';
import { PoolException } from './pool-exception';

/** A refused login or code, safe to log: contains neither address, password nor code. */
export interface FailedLogin {
  attempt: 'password' | 'code';
  /** The error name that the caller got. */
  reason: string;
  /** The account's id; omitted where the account does not exist. */
  userId?: string;
  /** Keyed digests: equal digests mean the same e-mail address or the same network. */
  account: string;
  network: string;
  /** How many refusals were not reported in the previous minute, because there were too many. */
  notReported?: number;
}

interface Attempted {
  attempt: FailedLogin['attempt'];
  email: string;
  address: string;
  userId?: string | undefined;
}

export interface FailedLogins {
  /** Runs `act`; reports the attempt if it is refused, and throws the same error. */
  watch<T>(attempted: Attempted, act: () => Promise<T>): Promise<T>;
}

/** The limit per minute: more reports would fill the disk without adding information. */
const mostPerMinute = 60;
const minute = 60_000;

interface FailedLoginsOptions {
  report: (failed: FailedLogin) => void;
  /** The key of the digests. */
  secret: string;
  now: () => number;
}

export function createFailedLogins({ report, secret, now }: FailedLoginsOptions): FailedLogins {
  const key = createHmac('sha256', secret).update('failed logins').digest();
  const digest = (text: string) => createHmac('sha256', key).update(text).digest('base64url').slice(0, 16);
  let minuteEnds = 0;
  let reported = 0;
  let notReported = 0;

  function note({ attempt, email, address, userId }: Attempted, reason: string): void {
    if (now() >= minuteEnds) {
      minuteEnds = now() + minute;
      reported = 0;
    }
    if (reported >= mostPerMinute) {
      notReported += 1;
      return;
    }
    reported += 1;
    const failed = { attempt, reason, account: digest(email), network: digest(address) };
    report({ ...failed, ...(userId === undefined ? {} : { userId }), ...(notReported > 0 ? { notReported } : {}) });
    notReported = 0;
  }

  return {
    async watch(attempted, act) {
      try {
        return await act();
      } catch (thrown) {
        if (thrown instanceof PoolException) note(attempted, thrown.code);
        throw thrown;
      }
    },
  };
}
