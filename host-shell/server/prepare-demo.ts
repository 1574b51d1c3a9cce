import type { Database } from '@gyg/database';
import { DemoDataInProduction, type DemoProgress, demoAccounts, drawGoalPictures, seedDemo } from '@gyg/demo';
import type { Identity } from '@gyg/identity';

interface PrepareDemo {
  mode: 'demo' | 'production';
  db: Database;
  /** Null with another issuer. */
  identityPool: Identity['pool'] | null;
  mediaDir: string;
}

const names: Record<DemoProgress['step'], string> = {
  pictures: 'drawing the demo’s pictures',
  data: 'filling the demo’s data',
  accounts: 'making the demo’s accounts',
};

/** The demo's people have no accounts with another issuer: they exist, but cannot log in. */
const noAccounts = { createConfirmedUser: async () => ({ id: '', created: false }) };

/** Says how far it is: one line that moves in a terminal, a line a step elsewhere. */
function sayProgress({ step, done, total }: DemoProgress): void {
  const line = `  ${names[step]}: ${done} of ${total}`;
  if (process.stdout.isTTY) process.stdout.write(`\r${line.padEnd(60)}${done === total ? '\n' : ''}`);
  else if (done === total) console.log(line);
}

/**
 * A demonstration gets its data, once. A production installation must not hold any: its accounts' password is
 * known to everybody. It gets the pictures of the goals alone.
 * @throws {DemoDataInProduction}
 */
export async function prepareDemo({ mode, db, identityPool, mediaDir }: PrepareDemo): Promise<void> {
  if (mode === 'demo') {
    await seedDemo({ mode, db, identityPool: identityPool ?? noAccounts, mediaDir, onProgress: sayProgress });
    return;
  }
  for (const { email } of demoAccounts) {
    if ((await identityPool?.findByEmail(email)) !== undefined) throw new DemoDataInProduction();
  }
  await drawGoalPictures({ mediaDir });
}
