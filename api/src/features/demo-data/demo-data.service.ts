import type { DemoAction, DemoData } from '@gyg/contract';
import type { SignedIn } from '../../access/actor';
import { permit } from '../../access/permit';
import { recordAudit } from '../../access/record-audit';
import { inTransaction } from '../../access/unit-of-work';
import type { ApiContext, DemoTasks } from '../../api-context';
import { problem } from '../../problem/problem';
import { listImageFiles } from '../images';
import { countContent, deleteContent, deleteUsersExcept, forgetProfileImages } from './clear-tables.repository';

type Task = NonNullable<DemoData['task']>;

/** What is being done, one thing at a time in each process. */
const tasks = new WeakMap<DemoTasks, Task>();

async function present({ db, demoData }: ApiContext): Promise<DemoData> {
  const content = await countContent(db.read);
  const task = demoData === null ? undefined : tasks.get(demoData);
  return { available: demoData !== null, ...content, task: task === undefined ? null : { ...task } };
}

/** What there is of the demo's data. Throws 401, 403. */
export async function getDemoData(context: ApiContext, actor: SignedIn): Promise<DemoData> {
  permit('getDemoData', actor);
  return present(context);
}

/**
 * Deletes everything but the accounts of super users, the audit log and settings, in one transaction; then the files of
 * uploaded pictures.
 */
async function clear(context: ApiContext, actor: SignedIn, now: Date): Promise<void> {
  const { db, media, superUserSubjects, eraseIdentity } = context;
  const [keep, files] = [await superUserSubjects(), await listImageFiles(db.read)];
  await inTransaction(context, now, async (uow) => {
    await deleteContent(uow.tx);
    const gone = await deleteUsersExcept(uow.tx, { subjects: keep, userId: actor.kind === 'user' ? actor.id : '' });
    for (const subject of gone) await eraseIdentity(uow.tx, subject);
    await forgetProfileImages(uow.tx);
    await recordAudit(uow, actor, { action: 'demo.cleared', target: 'demo' });
  });
  // Leftover files do no harm; their rows are deleted.
  await media.drop(files).catch(() => undefined);
  await db.purgeDeleted();
}

async function load(context: ApiContext, actor: SignedIn, demo: DemoTasks, task: Task, now: Date): Promise<void> {
  await demo.load(({ done, total }) => Object.assign(task, { done, total }));
  await inTransaction(context, now, (uow) => recordAudit(uow, actor, { action: 'demo.loaded', target: 'demo' }));
}

/** Loads or clears the demo's data. Throws 401, 403, 409 `demo.refused`, `demo.running`. */
export async function changeDemoData(
  context: ApiContext,
  actor: SignedIn,
  action: DemoAction,
  now: Date,
): Promise<DemoData> {
  permit('changeDemoData', actor);
  const { demoData } = context;
  if (demoData === null) throw problem('demo.refused');
  if (tasks.has(demoData)) throw problem('demo.running');
  const task: Task = { action, done: 0, total: 0 };
  tasks.set(demoData, task);
  try {
    await (action === 'clear' ? clear(context, actor, now) : load(context, actor, demoData, task, now));
  } finally {
    tasks.delete(demoData);
  }
  return present(context);
}
