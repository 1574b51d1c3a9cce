import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { engine, openDatabase } from '@gyg/database';
import { scratchFolder } from '@gyg/database/testing';
import { createMailWorker } from '@gyg/mail';
import { expect, onTestFinished, test } from 'vitest';
import { createTestApi } from '../../../testing';
import { createFullPerson, fullName, ownWords } from '../../../testing/full-person';

test.runIf(engine === 'sqlite')('after erasure and a stop no file of the database contains personal data', async () => {
  const dataDir = await mkdtemp(join(scratchFolder(), 'gyg-erased-'));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  const database = await openDatabase({ dataDir });
  const api = await createTestApi({ database });
  const { person } = await createFullPerson(api);
  const canaries = [
    fullName,
    'canary kvist',
    ownWords,
    person.email,
    person.subject,
    '/media/canary.webp',
    'story/a-1',
  ];
  const remaining = async () => {
    const files = await readdir(dataDir);
    const texts = await Promise.all(files.map((name) => readFile(join(dataDir, name), 'utf8')));
    return canaries.filter((canary) => texts.some((text) => text.includes(canary)));
  };
  expect(await remaining()).toEqual(canaries);

  expect((await api.as(person)('eraseUser', { params: { userId: person.id } })).status).toBe(204);
  // The last mail is addressed to the person, so its row exists until it is sent.
  const worker = createMailWorker({ db: database, deliver: async () => undefined });
  await worker.runOnce();
  await worker.stop();
  await api.close();
  expect(await remaining()).toEqual([]);
});
