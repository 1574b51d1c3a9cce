import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

/** Lets all ids that are made meanwhile count from 1, so that answers can be compared. For one thing at a time. */
export async function withSteadyIds<T>(work: () => Promise<T>): Promise<T> {
  const { randomUUID } = crypto;
  let made = 0;
  const steady = () => {
    made += 1;
    return `00000000-0000-4000-8000-${String(made).padStart(12, '0')}` as const;
  };
  Object.assign(crypto, { randomUUID: steady });
  syncBuiltinESMExports();
  try {
    return await work();
  } finally {
    Object.assign(crypto, { randomUUID });
    syncBuiltinESMExports();
  }
}
