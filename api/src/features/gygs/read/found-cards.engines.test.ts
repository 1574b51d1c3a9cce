import { engine } from '@gyg/database';
import { gygs, organizations } from '@gyg/database/schema';
import { createSharedTestDatabase } from '@gyg/database/testing';
import { eq } from 'drizzle-orm';
import { afterAll, expect, test, vi } from 'vitest';
import { createStatementCounter, createTestApi } from '../../../testing';
import { findGygs } from './find-gygs.service';
import { listFacts } from './gyg-index/card-feed.repository';
import { GygIndex } from './gyg-index/gyg-index';
import { gygIndexOf } from './gyg-index/gyg-index-of';

// Two processes on one database: one writes, the other lists from memory.
const shared = await createSharedTestDatabase();
const counter = createStatementCounter();
const writing = await createTestApi({ database: await shared.open() });
const listing = await createTestApi({ database: await shared.open(), wrapDatabase: counter.wrapDatabase });
afterAll(async () => {
  await writing.close();
  await listing.close();
  await shared.remove();
});

const english = {
  language: 'en',
  title: 'A market',
  summary: 'On the square',
  description: '',
  participantInfo: '',
  needTitles: ['Porters'],
} as const;
const { gyg, host } = await writing.scene([{ title: 'Bärare' }], {
  title: 'En marknad',
  startsIn: 24,
  translation: english,
});

/** Each list has another address, so that none is a stored answer. */
let days = 10;
async function list(query: Record<string, string> = {}) {
  days += 1;
  return (await listing.call('findGygs', { query: { from: `2020-01-${days}`, ...query } })).data.gygs[0];
}

test('another list of the same gyg reads no card, in each language', async () => {
  const titles: (string | undefined)[] = [];
  for (const lang of ['own', 'en']) titles.push((await list({ lang }))?.title);
  const statements = await counter.during(async () => {
    for (const lang of ['own', 'en']) titles.push((await list({ lang }))?.title);
  });
  expect(titles).toEqual(['En marknad', 'A market', 'En marknad', 'A market']);
  // On PostgreSQL those with which the index looks for changes, before and after.
  expect(statements).toBe(engine === 'postgres' ? 4 : 0);
});

test('a card that was kept is never older than its gyg, its host and the time', async () => {
  for (const title of ['En stor marknad', 'En större marknad']) {
    await writing.db.tx((tx) => tx.update(gygs).set({ title }).where(eq(gygs.id, gyg.id)));
    expect((await list())?.title).toBe(title);
  }
  for (const name of ['Torget', 'Nya torget']) {
    await writing.db.tx((tx) => tx.update(organizations).set({ name }).where(eq(organizations.id, host.id)));
    expect((await list())?.orgName).toBe(name);
  }
  expect((await list())?.state).toBe('PUBLISHED');
  listing.clock.pass(24);
  expect((await list())?.state).toBe('ONGOING');
});

test('what a keyword and a place found is found again without a statement, until a gyg changes', async () => {
  const query = { keyword: 'marknad', place: 'torg' };
  const change = (values: { address: string }) =>
    writing.db.tx((tx) => tx.update(gygs).set(values).where(eq(gygs.id, gyg.id)));
  await change({ address: 'Torget 1' });
  expect((await list(query))?.id).toBe(gyg.id);
  const again = await counter.during(() => list(query));
  // The needs that match are read each time; on PostgreSQL the index looks for changes as well.
  expect(again).toBe(engine === 'postgres' ? 3 : 1);
  await change({ address: 'Hamnen 1' });
  expect(await list(query)).toBeUndefined();
});

test('a list whose cards change each time they are read is refused, and never leaves a gyg out', async () => {
  const index = new GygIndex();
  const facts = await listFacts(listing.db.read, 0, 10);
  index.load(facts.map((fact) => ({ ...fact, version: fact.version - 1 })));
  index.sort();
  const stale = vi.spyOn(gygIndexOf(listing.db), 'current').mockResolvedValue(index);
  const filter = { states: ['ONGOING'], hidden: 'no' } as const;
  const paging = { sort: 'soonest', page: 0, pageSize: 10 } as const;
  const search = findGygs(listing, { kind: 'guest' }, [{ filter, paging }], listing.clock.now());
  await expect(search).rejects.toMatchObject({ code: 'server.unavailable' });
  stale.mockRestore();
});
