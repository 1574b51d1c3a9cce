import type { Database } from '@gyg/database';
import { gygMedia, gygs, mailOutbox } from '@gyg/database/schema';
import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { createTestApi } from '../testing';
import { goodPicture } from '../testing/test-picture';

const dead = () => new Error('The process is dead');

/** Fails at a commit: from then on nothing reaches the database. With undefined it works normally. */
interface Crash {
  atCommit: number;
  when: 'before' | 'after';
}
let crash: Crash | undefined;
let commits = 0;

function mortal(db: Database): Database {
  const alive = () => crash === undefined || commits < crash.atCommit;
  return {
    ...db,
    get read() {
      if (!alive()) throw dead();
      return db.read;
    },
    async tx(fn, options) {
      if (!alive()) throw dead();
      const value = await db.tx(async (t) => {
        const written = await fn(t);
        commits += 1;
        if (!alive() && crash?.when === 'before') throw dead();
        return written;
      }, options);
      if (!alive()) throw dead();
      return value;
    },
  };
}

const api = await createTestApi();
const mortalApi = await createTestApi({ wrapDatabase: () => mortal(api.db) });
/** Another process on the same database. */
const second = await createTestApi({ wrapDatabase: () => api.db });
afterAll(async () => {
  await second.close();
  await mortalApi.close();
  await api.close();
});

const { host, admin } = await api.scene();
const createGyg = (on: typeof api, title: string, key: string) =>
  on.as(admin)('createGyg', { body: { organizationId: host.id, title }, headers: { 'Idempotency-Key': key } });
const countGygs = (title: string) => api.db.read.$count(gygs, eq(gygs.title, title));

describe('a crash during a keyed call', () => {
  const moments = [1, 2, 3].flatMap((atCommit): Crash[] => [
    { atCommit, when: 'before' },
    { atCommit, when: 'after' },
  ]);

  test.each(moments)('$when commit $atCommit: the same key creates one gyg in the end', async ({ atCommit, when }) => {
    const title = `Crash ${when} ${atCommit}`;
    commits = 0;
    crash = { atCommit, when };
    await createGyg(mortalApi, title, title);
    crash = undefined;
    api.clock.pass(1);
    const again = await createGyg(api, title, title);
    expect(again.status).toBe(201);
    expect(await countGygs(title)).toBe(1);
    expect((await createGyg(api, title, title)).data).toEqual(again.data);
  });
});

describe('20 equal simultaneous calls', () => {
  test('in two processes create one gyg, and all get its answer', async () => {
    const calls = Array.from({ length: 20 }, (_, index) => createGyg(index % 2 ? api : second, 'At once', 'at-once'));
    const answers = await Promise.all(calls);
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
    expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1);
    expect(answers.filter(({ headers }) => headers.get('Idempotency-Replayed') === null)).toHaveLength(1);
    expect(await countGygs('At once')).toBe(1);
  });

  test('that are refused are all refused, and leave the key unused', async () => {
    const user = await api.user();
    const send = (who: { subject: string }) =>
      api.as(who)('createGyg', {
        body: { organizationId: host.id, title: 'Refused' },
        headers: { 'Idempotency-Key': 'refused' },
      });
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(user)));
    expect(answers.map(({ problem }) => problem.code)).toEqual(answers.map(() => 'you_do_not_have_permission'));
    await api.member(host.id, user.id, 'ADMIN');
    expect((await send(user)).status).toBe(201);
  });

  test('with a picture store it once', async () => {
    const { gyg, admin: owner } = await api.scene();
    const image = await goodPicture('media');
    const before = api.mediaFiles.size;
    const send = () =>
      api.as(owner)('addGygMedia', {
        params: { gygId: gyg.id },
        image,
        headers: { 'Idempotency-Key': 'picture-at-once' },
      });
    const first = await send();
    const files = api.mediaFiles.size - before;
    const answers = await Promise.all(Array.from({ length: 5 }, send));
    expect(answers.map(({ data }) => data)).toEqual(answers.map(() => first.data));
    expect(api.mediaFiles.size - before).toBe(files);
    expect(await api.db.read.$count(gygMedia, eq(gygMedia.gygId, gyg.id))).toBe(1);
  });
});

test('a keyed call that fails after its mail was written leaves no mail and no files', async () => {
  const { gyg } = await api.scene();
  const guest = await api.user();
  await api.as(guest)('createBooking', {
    params: { gygId: gyg.id },
    body: {
      contributionType: 'SKILL',
      quantity: 1,
      userOrganization: null,
      userId: guest.id,
      gygPositionId: gyg.needId,
    },
  });
  const mails = await api.db.read.$count(mailOutbox);
  const files = mortalApi.mediaFiles.size;
  commits = 0;
  crash = { atCommit: 1, when: 'before' };
  const failed = await mortalApi.as(guest)('createStory', {
    params: { gygId: gyg.id },
    body: { caption: 'We were there', people: 'NONE' },
    image: await goodPicture('story'),
    headers: { 'Idempotency-Key': 'story' },
  });
  crash = undefined;
  expect(failed.status).toBe(500);
  expect(await api.db.read.$count(mailOutbox)).toBe(mails);
  expect(mortalApi.mediaFiles.size).toBe(files);
});

test('a key can be used again after 24 hours', async () => {
  const first = await createGyg(api, 'Tomorrow', 'tomorrow');
  api.clock.pass(23);
  expect((await createGyg(api, 'Tomorrow', 'tomorrow')).data).toEqual(first.data);
  api.clock.pass(1);
  expect((await createGyg(api, 'Tomorrow', 'tomorrow')).data.id).not.toBe(first.data.id);
});
