import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import Sqlite from 'better-sqlite3';
import { expect, onTestFinished, test } from 'vitest';
import { organizations } from '../schema';
import { createMigratedDatabase, openPlace } from '../testing/migrated-database';

test('reads are answered while another process has the file locked, and a write waits until it is free', async () => {
  const place = await createMigratedDatabase();
  const database = await openPlace(place);
  const other = new Sqlite(join(place.dataDir, 'gyg.db'));
  onTestFinished(async () => {
    other.close();
    await database.close();
    await place.remove();
  });
  other.exec('begin immediate');
  let waiting = true;
  const written = database
    .tx((tx) => tx.insert(organizations).values({ name: 'One', friendlyUrl: 'one' }))
    .finally(() => {
      waiting = false;
    });
  for (let turn = 0; turn < 20; turn += 1) {
    expect(await database.read.$count(organizations)).toBe(0);
    await nextTurn();
  }
  expect(waiting).toBe(true);
  other.exec('commit');
  await written;
  expect(await database.read.$count(organizations)).toBe(1);
});
