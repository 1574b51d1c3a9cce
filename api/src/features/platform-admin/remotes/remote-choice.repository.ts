import type { RemoteChoice } from '@gyg/contract/remotes';
import { lockKey, type Reader, type Tx } from '@gyg/database';
import { remoteChoices } from '@gyg/database/schema';
import { eq } from 'drizzle-orm';

export interface StoredChoice extends RemoteChoice {
  name: string;
  changedAt: Date;
}

const columns = {
  name: remoteChoices.name,
  entry: remoteChoices.entry,
  usedEntry: remoteChoices.usedEntry,
  canaryEntry: remoteChoices.canaryEntry,
  canaryState: remoteChoices.canaryState,
  share: remoteChoices.share,
  pausedFor: remoteChoices.pausedFor,
  changedAt: remoteChoices.changedAt,
};

/** One row for each remote at most. */
export function listChoices(read: Reader): Promise<StoredChoice[]> {
  return read.select(columns).from(remoteChoices);
}

/** The decision about a remote. Other transactions that decide about it wait. */
export async function lockChoice(tx: Tx, name: string): Promise<StoredChoice | undefined> {
  await lockKey(tx, `remote:${name}`);
  const [row] = await tx.select(columns).from(remoteChoices).where(eq(remoteChoices.name, name));
  return row;
}

/** Replaces the decision about a remote. `changedBy` is a user's id, or `platform`. */
export async function saveChoice(tx: Tx, choice: StoredChoice & { changedBy: string }): Promise<void> {
  const { name, ...set } = choice;
  await tx
    .insert(remoteChoices)
    .values({ ...choice, createdAt: choice.changedAt })
    .onConflictDoUpdate({ target: remoteChoices.name, set });
}
