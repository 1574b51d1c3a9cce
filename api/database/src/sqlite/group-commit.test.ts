import { AsyncLocalStorage } from 'node:async_hooks';
import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import Sqlite from 'better-sqlite3';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { scratchFolder } from '../testing/scratch-folder';
import { openReader, openServingWriter } from './connections';
import { GroupCommit } from './group-commit';

let writer: Sqlite.Database;
let reader: Sqlite.Database;
let queue: GroupCommit;

beforeEach(() => {
  const folder = mkdtempSync(join(scratchFolder(), 'gyg-group-'));
  writer = openServingWriter(join(folder, 'test.db'));
  writer.exec('create table t (id text primary key)');
  reader = openReader(join(folder, 'test.db'));
  queue = new GroupCommit(writer);
  onTestFinished(() => {
    reader.close();
    writer.close();
    rmSync(folder, { recursive: true, force: true });
  });
});

const insert = async (id: string) => {
  writer.prepare('insert into t values (?)').run(id);
  return id;
};
/** No group ends because a slow machine took long for it. */
function stopClock(): void {
  const clock = vi.spyOn(performance, 'now').mockReturnValue(0);
  onTestFinished(() => {
    clock.mockRestore();
  });
}
const committed = () => reader.prepare('select id from t order by id').pluck().all();

test('rolls back only its changes, not those of the others', async () => {
  const results = await Promise.allSettled([
    queue.add(() => insert('a')),
    queue.add(async () => {
      await insert('b');
      throw new Error('no');
    }),
    queue.add(() => insert('c')),
  ]);
  expect(results.map((result) => result.status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(committed()).toEqual(['a', 'c']);
});

test('queued transactions share one commit, and each resolves after it', async () => {
  stopClock();
  const statements = vi.spyOn(writer, 'exec');
  const seenByOthers = await Promise.all(
    ['a', 'b', 'c'].map((id) => queue.add(() => insert(id)).then(() => committed())),
  );
  expect(seenByOthers).toEqual([
    ['a', 'b', 'c'],
    ['a', 'b', 'c'],
    ['a', 'b', 'c'],
  ]);
  expect(statements.mock.calls.filter(([sql]) => sql === 'COMMIT')).toHaveLength(1);
});

test('members run one after the other', async () => {
  let inside = 0;
  const most = await Promise.all(
    Array.from({ length: 20 }, () =>
      queue.add(async () => {
        inside++;
        await Promise.resolve();
        return inside--;
      }),
    ),
  );
  expect(Math.max(...most)).toBe(1);
});

test('when the shared commit fails, no transaction resolves', async () => {
  const exec = writer.exec.bind(writer);
  vi.spyOn(writer, 'exec').mockImplementation((sql) => {
    if (sql === 'COMMIT') throw new Error('disk full');
    return exec(sql);
  });
  const results = await Promise.allSettled([queue.add(() => insert('a')), queue.add(() => insert('b'))]);
  expect(results.map((result) => result.status)).toEqual(['rejected', 'rejected']);
  expect(committed()).toEqual([]);
});

test('when SQLite rolls back the whole transaction, the whole group is refused and the next one works', async () => {
  stopClock();
  const results = await Promise.allSettled([
    queue.add(() => insert('a')),
    queue.add(async () => {
      writer.exec('ROLLBACK');
      throw new Error('disk full');
    }),
  ]);
  expect(results.map((result) => result.status)).toEqual(['rejected', 'rejected']);
  await queue.add(() => insert('later'));
  expect(committed()).toEqual(['later']);
});

test('when a group cannot begin, its transactions are rejected and the queue goes on', async () => {
  const exec = writer.exec.bind(writer);
  vi.spyOn(writer, 'exec').mockImplementationOnce(() => {
    throw new Error('disk I/O error');
  });
  await expect(queue.add(() => insert('a'))).rejects.toThrow('disk');
  vi.spyOn(writer, 'exec').mockImplementation(exec);
  await queue.add(() => insert('b'));
  expect(committed()).toEqual(['b']);
});

/** Locks the file as another process that writes would, until the returned function is called. */
function lockFile(): () => void {
  const other = new Sqlite(writer.name);
  other.exec('BEGIN IMMEDIATE');
  onTestFinished(() => {
    other.close();
  });
  return () => other.exec('COMMIT');
}

test('while another process locks the file, all other work runs and transactions wait', async () => {
  await queue.add(() => insert('a'));
  const unlock = lockFile();
  const begins = vi.spyOn(writer, 'exec');
  let waiting = true;
  const written = queue
    .add(() => insert('b'))
    .finally(() => {
      waiting = false;
    });
  const purged = vi.fn();
  await queue.between(purged);
  // Several attempts: what runs here between them would wait if SQLite itself waited.
  while (waiting && begins.mock.calls.length < 3) {
    await nextTurn();
    expect(committed()).toEqual(['a']);
  }
  expect([waiting, purged.mock.calls.length]).toEqual([true, 1]);
  unlock();
  await written;
  expect(committed()).toEqual(['a', 'b']);
});

test('a transaction that waits too long for a locked file is refused as busy, and the queue goes on', async () => {
  queue = new GroupCommit(writer, 0);
  const unlock = lockFile();
  await expect(queue.add(() => insert('a'))).rejects.toMatchObject({ code: 'SQLITE_BUSY' });
  unlock();
  await queue.add(() => insert('b'));
  expect(committed()).toEqual(['b']);
});

test('work runs in the async context of its caller', async () => {
  const request = new AsyncLocalStorage<string>();
  const work = () => queue.add(async () => request.getStore());
  expect(await Promise.all([request.run('one', work), request.run('two', work)])).toEqual(['one', 'two']);
});

test('idle settles after all queued work', async () => {
  const ids = ['a', 'b', 'c'];
  const all = Promise.all(ids.map((id) => queue.add(() => insert(id))));
  await queue.idle();
  expect(committed()).toEqual(ids);
  await all;
});

test('on a full disk the whole group is refused, and the next transaction works once there is space', async () => {
  stopClock();
  const pages = Number(writer.pragma('page_count', { simple: true }));
  writer.pragma(`max_page_count = ${pages}`);
  const large = async () => insert('x'.repeat(100_000));
  const results = await Promise.allSettled([queue.add(large), queue.add(large)]);
  expect(results).toMatchObject([{ reason: { code: 'SQLITE_FULL' } }, { reason: { code: 'SQLITE_FULL' } }]);
  writer.pragma(`max_page_count = ${pages + 100}`);
  expect(await queue.add(() => insert('a'))).toBe('a');
  expect(committed()).toEqual(['a']);
});
