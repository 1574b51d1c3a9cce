import { AsyncLocalStorage } from 'node:async_hooks';
import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type Sqlite from 'better-sqlite3';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { scratchFolder } from '../testing/scratch-folder';
import { openReader, openWriter } from './connections';
import { GroupCommit } from './group-commit';

let writer: Sqlite.Database;
let reader: Sqlite.Database;
let queue: GroupCommit;

beforeEach(() => {
  const folder = mkdtempSync(join(scratchFolder(), 'gyg-group-'));
  writer = openWriter(join(folder, 'test.db'));
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

test('when another process locks the file, queued transactions are rejected and the queue goes on', async () => {
  const exec = writer.exec.bind(writer);
  vi.spyOn(writer, 'exec').mockImplementationOnce(() => {
    throw new Error('database is locked');
  });
  await expect(queue.add(() => insert('a'))).rejects.toThrow('locked');
  vi.spyOn(writer, 'exec').mockImplementation(exec);
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
  const pages = Number(writer.pragma('page_count', { simple: true }));
  writer.pragma(`max_page_count = ${pages}`);
  const large = async () => insert('x'.repeat(100_000));
  const results = await Promise.allSettled([queue.add(large), queue.add(large)]);
  expect(results).toMatchObject([{ reason: { code: 'SQLITE_FULL' } }, { reason: { code: 'SQLITE_FULL' } }]);
  writer.pragma(`max_page_count = ${pages + 100}`);
  expect(await queue.add(() => insert('a'))).toBe('a');
  expect(committed()).toEqual(['a']);
});
