import type { ChangeDemoDataInput, DemoData } from '@gyg/contract';
import type { SignedIn } from '../../../access/actor';
import { permit } from '../../../access/permit';
import { recordAudit } from '../../../access/record-audit';
import { inTransaction } from '../../../access/unit-of-work';
import type { ApiContext, DemoTasks } from '../../../api-context';
import { problem } from '../../../problem';
import { listImageFiles } from '../../pictures';
import { forgetFigures } from '../overview/overview.service';
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

interface Change<Input> {
  context: ApiContext;
  actor: SignedIn;
  demo: DemoTasks;
  input: Input;
  onProgress: (progress: { done: number; total: number }) => void;
  now: Date;
}
type ChangeOf<Action> = Change<Extract<ChangeDemoDataInput, { action: Action }>>;

/**
 * Deletes everything but the accounts of super users, the audit log and settings, in one transaction; then the files of
 * uploaded pictures.
 */
async function clear({ context, actor, input: { reason }, now }: ChangeOf<'clear'>): Promise<void> {
  const { db, media, superUserSubjects, eraseIdentity } = context;
  const [keep, files] = [await superUserSubjects(), await listImageFiles(db.read)];
  await inTransaction(context, now, async (uow) => {
    await deleteContent(uow.tx);
    const gone = await deleteUsersExcept(uow.tx, { subjects: keep, userId: actor.kind === 'user' ? actor.id : '' });
    for (const subject of gone) await eraseIdentity(uow.tx, subject);
    await forgetProfileImages(uow.tx);
    await recordAudit(uow, actor, { action: 'demo.cleared', target: 'demo', reason });
  });
  // Leftover files do no harm; their rows are deleted.
  await media.drop(files).catch(() => undefined);
  await db.purgeDeleted();
}

async function load({ context, actor, demo, input: { reason }, onProgress, now }: ChangeOf<'load'>): Promise<void> {
  await demo.load(onProgress);
  await inTransaction(context, now, (uow) =>
    recordAudit(uow, actor, { action: 'demo.loaded', target: 'demo', reason }),
  );
}

async function add({ context, actor, demo, input, onProgress, now }: ChangeOf<'add'>): Promise<void> {
  const { gygs, reason } = input;
  if (!(await demo.add(gygs, onProgress))) throw problem('demo.missing');
  const act = { action: 'demo.added', target: 'demo', details: { gygs }, reason } as const;
  await inTransaction(context, now, (uow) => recordAudit(uow, actor, act));
}

function change({ input, ...rest }: Change<ChangeDemoDataInput>): Promise<void> {
  switch (input.action) {
    case 'load':
      return load({ ...rest, input });
    case 'add':
      return add({ ...rest, input });
    case 'clear':
      return clear({ ...rest, input });
  }
}

/** Loads, adds to or clears the demo's data. Throws 401, 403, 409 `demo.refused`, `demo.missing`, `demo.running`. */
export async function changeDemoData(
  context: ApiContext,
  actor: SignedIn,
  input: ChangeDemoDataInput,
  now: Date,
): Promise<DemoData> {
  permit('changeDemoData', actor);
  const { demoData: demo } = context;
  if (demo === null) throw problem('demo.refused');
  if (tasks.has(demo)) throw problem('demo.running');
  const task: Task = { action: input.action, done: 0, total: 0 };
  tasks.set(demo, task);
  try {
    await change({
      context,
      actor,
      demo,
      input,
      onProgress: ({ done, total }) => Object.assign(task, { done, total }),
      now,
    });
  } finally {
    tasks.delete(demo);
    forgetFigures(context);
  }
  return present(context);
}
