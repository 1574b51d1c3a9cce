import type { Database } from '@gyg/database';
import { addGygs, DemoDataInProduction, type DemoProgress, demoAccounts, drawGoalPictures, seedDemo } from '@gyg/demo';
import type { Identity } from '@gyg/identity';

interface PrepareDemo {
  mode: 'demo' | 'production';
  db: Database;
  /** Null with another issuer. */
  identityPool: Identity['pool'] | null;
  mediaDir: string;
  /** The demo partner's site. */
  partnerOrigins: readonly string[];
}

const names: Record<DemoProgress['step'], string> = {
  data: 'filling the demo’s data',
  accounts: 'making the demo’s accounts',
};

/** With another issuer, the demo's users have no accounts: they exist but cannot log in. */
const noAccounts = { createConfirmedUser: async () => ({ id: '', created: false }) };

/** Prints progress: one line that updates in a terminal, one line per step elsewhere. */
function sayProgress({ step, done, total }: DemoProgress): void {
  const line = `  ${names[step]}: ${done} of ${total}`;
  if (process.stdout.isTTY) process.stdout.write(`\r${line.padEnd(60)}${done === total ? '\n' : ''}`);
  else if (done === total) console.log(line);
}

/** Writes what is missing of the demo, or more of it, while the platform runs; null in production. */
export function demoTasksOf({ mode, db, identityPool, partnerOrigins }: Omit<PrepareDemo, 'mediaDir'>) {
  if (mode !== 'demo') return null;
  const pool = identityPool ?? noAccounts;
  return {
    async load(onProgress: (progress: { done: number; total: number }) => void) {
      await seedDemo({ mode, db, identityPool: pool, partnerOrigins, onProgress });
    },
    add: (gygs: number, onProgress: (progress: { done: number; total: number }) => void) =>
      addGygs({ mode, db, gygs, onProgress }),
  };
}

/**
 * Creates the demo data, once. A production installation must not contain it, because the password of its accounts is
 * public. Production only gets the pictures of the goals; the
 * demo's are drawn later (`draw-pictures`).
 * @throws {DemoDataInProduction}
 */
export async function prepareDemo({ mode, db, identityPool, mediaDir, partnerOrigins }: PrepareDemo): Promise<void> {
  if (mode === 'demo') {
    const pool = identityPool ?? noAccounts;
    await seedDemo({ mode, db, identityPool: pool, partnerOrigins, onProgress: sayProgress });
    return;
  }
  for (const { email } of demoAccounts) {
    if ((await identityPool?.findByEmail(email)) !== undefined) throw new DemoDataInProduction();
  }
  await drawGoalPictures({ mediaDir });
}
