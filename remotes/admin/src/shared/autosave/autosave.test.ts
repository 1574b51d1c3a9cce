import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createAutosave } from './autosave';
import { savePause } from './saver';

interface Values {
  title: string;
  summary: string;
}
const saved: Values = { title: 'Crab pots', summary: '' };
const lost = new Error('no connection');
const taken = new Error('taken');

let sent: Partial<Values>[];
let kept: (object | undefined)[];
let responses: (() => Promise<void>)[];
let autosave: ReturnType<typeof createAutosave>;
beforeEach(() => {
  vi.useFakeTimers();
  sent = [];
  kept = [];
  responses = [];
  autosave = createAutosave();
});
afterEach(() => {
  vi.useRealTimers();
});

const part = (name = 'gyg', more: { values?: Values; manual?: boolean } = {}) =>
  autosave.add<Values>(name, {
    saved,
    invalid: ({ title }) => new Set(title === '' ? ['title'] : []),
    send: async (changes) => {
      sent.push(changes);
      await responses.shift()?.();
    },
    canRetry: (error) => error === lost,
    refusedFields: (error) => (error === taken ? ['title'] : []),
    keep: (changes) => kept.push(changes),
    ...more,
  });
/** A response that arrives when it is asked to. */
function held() {
  const response: { arrive: () => void } = { arrive: () => undefined };
  responses.push(
    () =>
      new Promise<void>((resolve) => {
        response.arrive = resolve;
      }),
  );
  return response;
}
const fail = (error: Error) => responses.push(() => Promise.reject(error));
const pause = () => vi.advanceTimersByTimeAsync(savePause);

describe('saving by itself', () => {
  test('sends the changed fields once typing pauses', async () => {
    const gyg = part();
    gyg.change({ ...saved, title: 'Crab p' });
    await vi.advanceTimersByTimeAsync(savePause - 1);
    gyg.change({ ...saved, title: 'Crab pots to supper' });
    await vi.advanceTimersByTimeAsync(savePause - 1);
    expect(sent).toEqual([]);
    expect(autosave.getState().kind).toBe('waiting');
    await pause();
    expect(sent).toEqual([{ title: 'Crab pots to supper' }]);
    expect(autosave.getState()).toMatchObject({ kind: 'saved', at: expect.any(String) });
    gyg.change({ ...saved, title: 'Crab pots to supper' });
    await pause();
    expect(sent).toHaveLength(1);
  });

  test('sends changes made during a save with the next one, and only these', async () => {
    const gyg = part();
    const first = held();
    gyg.change({ title: 'One', summary: '' });
    await pause();
    gyg.change({ title: 'Two', summary: 'Short' });
    await pause();
    expect(sent).toEqual([{ title: 'One' }]);
    expect(autosave.getState().kind).toBe('saving');
    first.arrive();
    await pause();
    expect(sent).toEqual([{ title: 'One' }, { title: 'Two', summary: 'Short' }]);
    expect(autosave.getState().kind).toBe('saved');
  });

  test('saves the parts of an editor one after another, in order', async () => {
    const [gyg, page] = [part('gyg'), part('page')];
    const first = held();
    gyg.change({ ...saved, title: 'Of the gyg' });
    await vi.advanceTimersByTimeAsync(1);
    page.change({ ...saved, title: 'Of the page' });
    await pause();
    expect(sent).toEqual([{ title: 'Of the gyg' }]);
    first.arrive();
    await pause();
    expect(sent).toEqual([{ title: 'Of the gyg' }, { title: 'Of the page' }]);
  });

  test('sends a value again that was changed back during its save', async () => {
    const gyg = part();
    const first = held();
    gyg.change({ ...saved, title: 'Typo' });
    await pause();
    gyg.change(saved);
    first.arrive();
    await pause();
    expect(sent).toEqual([{ title: 'Typo' }, { title: 'Crab pots' }]);
    expect(autosave.getState().kind).toBe('saved');
  });

  test('sends all parts at once when the page is left, and each change once', async () => {
    const [gyg, page] = [part('gyg'), part('page')];
    const first = held();
    gyg.change({ ...saved, title: 'Of the gyg' });
    page.change({ ...saved, title: 'Of the page' });
    await pause();
    expect(sent).toEqual([{ title: 'Of the gyg' }]);
    const left = autosave.flush({ leaving: true });
    expect(sent).toEqual([{ title: 'Of the gyg' }, { title: 'Of the page' }]);
    first.arrive();
    expect(await left).toBe(true);
    expect(sent).toHaveLength(2);
  });

  test('keeps invalid values without sending them', async () => {
    const gyg = part();
    gyg.change({ title: '', summary: 'Short' });
    await pause();
    expect(sent).toEqual([{ summary: 'Short' }]);
    expect(kept.at(-1)).toEqual({ title: '' });
    expect(autosave.getState()).toMatchObject({ kind: 'held', held: 1 });
  });

  test('tries again after a lost connection, later each time, and at once when asked', async () => {
    const gyg = part();
    fail(lost);
    fail(lost);
    gyg.change({ ...saved, title: 'Kept' });
    await pause();
    expect(autosave.getState()).toMatchObject({ kind: 'failed', error: lost });
    expect(kept.at(-1)).toEqual({ title: 'Kept' });
    await vi.advanceTimersByTimeAsync(5_000);
    expect(sent).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(14_000);
    expect(sent).toHaveLength(2);
    await autosave.retry();
    expect(sent).toEqual([{ title: 'Kept' }, { title: 'Kept' }, { title: 'Kept' }]);
    expect(autosave.getState().kind).toBe('saved');
    expect(kept.at(-1)).toBeUndefined();
  });

  test('sends the other fields again if the server refuses one, and that one when it changes', async () => {
    const gyg = part();
    fail(taken);
    gyg.change({ title: 'Taken', summary: 'Short' });
    await pause();
    expect(sent).toEqual([{ title: 'Taken', summary: 'Short' }, { summary: 'Short' }]);
    expect(autosave.getState()).toMatchObject({ kind: 'held', held: 1 });
    gyg.change({ title: 'Free', summary: 'Short' });
    await pause();
    expect(sent.at(-1)).toEqual({ title: 'Free' });
    expect(autosave.getState().kind).toBe('saved');
  });

  test('does not repeat a request that was refused as a whole', async () => {
    const gyg = part();
    fail(new Error('not allowed'));
    gyg.change({ ...saved, title: 'New' });
    await vi.advanceTimersByTimeAsync(120_000);
    expect(sent).toHaveLength(1);
    expect(autosave.getState().kind).toBe('refused');
  });

  test('sends what an earlier visit left unsaved', async () => {
    part('gyg', { values: { ...saved, title: 'From before' } });
    await vi.advanceTimersByTimeAsync(0);
    expect(sent).toEqual([{ title: 'From before' }]);
  });

  test('sends at once when its part goes, and nothing when it is discarded', async () => {
    part('gyg').change({ ...saved, title: 'Leaving' });
    autosave.remove('gyg');
    part('need').change({ ...saved, title: 'Deleted' });
    autosave.remove('need', { discard: true });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(sent).toEqual([{ title: 'Leaving' }]);
  });
});

test('a part that is gone does not try again', async () => {
  fail(lost);
  part('gyg').change({ ...saved, title: 'Leaving' });
  autosave.remove('gyg');
  await vi.advanceTimersByTimeAsync(120_000);
  expect(sent).toHaveLength(1);
  expect(kept.at(-1)).toEqual({ title: 'Leaving' });
});

describe('saving by a button', () => {
  test('waits for it, and does not count as unsaved typing', async () => {
    const dates = part('dates', { manual: true });
    dates.change({ ...saved, title: 'Another day' });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await autosave.flush()).toBe(true);
    expect(sent).toEqual([]);
    expect(kept.at(-1)).toEqual({ title: 'Another day' });
    await dates.flush();
    expect(sent).toEqual([{ title: 'Another day' }]);
  });
});
