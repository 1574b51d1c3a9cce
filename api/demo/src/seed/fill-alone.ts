import { setTimeout as wait } from 'node:timers/promises';
import { tryLockForFilling } from '@gyg/api/demo-entrance';
import type { DemoTransaction } from './seed-context';

type RunTransaction = <T>(work: (tx: DemoTransaction) => Promise<T>) => Promise<T>;

const betweenLooksMs = 500;

/** Writes in one transaction. Of several processes that write the demo at the same time one does, and the others wait. */
export async function fillAlone<T>(tx: RunTransaction, work: (tx: DemoTransaction) => Promise<T>): Promise<T> {
  for (;;) {
    const done = await tx(async (locked) =>
      (await tryLockForFilling(locked)) ? { result: await work(locked) } : undefined,
    );
    if (done !== undefined) return done.result;
    await wait(betweenLooksMs);
  }
}
