import { expect, test } from 'vitest';
import { runTasks } from './schedule.mjs';

interface Planned {
  name: string;
  slots?: number;
  only?: string;
  needs?: string[];
}

/** Runs tasks that end on demand. Returns which started and which were skipped, in order. */
function play(tasks: Planned[], slots = 2) {
  const events: string[] = [];
  const ends = new Map<string, (well: boolean) => void>();
  const all = runTasks(tasks, slots, {
    run: ({ name }: Planned) => {
      events.push(name);
      return new Promise<boolean>((resolve) => ends.set(name, resolve));
    },
    leaveOut: ({ name }: Planned, because: string) => events.push(`${name} left out because of ${because}`),
  });
  const end = async (name: string, well = true) => {
    ends.get(name)?.(well);
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { events, end, all };
}

test('runs as many tasks in parallel as there are slots, in order', async () => {
  const { events, end, all } = play([{ name: 'a' }, { name: 'b' }, { name: 'c' }]);
  expect(events).toEqual(['a', 'b']);
  await end('b');
  expect(events).toEqual(['a', 'b', 'c']);
  await end('a');
  await end('c');
  await all;
});

test('a task that needs the whole machine waits until it is free', async () => {
  const { events, end } = play([{ name: 'a' }, { name: 'whole', slots: 2 }, { name: 'b' }]);
  expect(events).toEqual(['a', 'b']);
  await end('a');
  expect(events).toEqual(['a', 'b']);
  await end('b');
  expect(events).toEqual(['a', 'b', 'whole']);
});

test('two tasks with the same `only` never run at the same time', async () => {
  const { events, end } = play([{ name: 'a', only: 'keys' }, { name: 'b', only: 'keys' }, { name: 'c' }]);
  expect(events).toEqual(['a', 'c']);
  await end('a');
  expect(events).toEqual(['a', 'c', 'b']);
});

test('runs needed tasks first, and skips tasks that need a failed or skipped one', async () => {
  const { events, end, all } = play([
    { name: 'e2e', needs: ['build'] },
    { name: 'after', needs: ['e2e'] },
    { name: 'build' },
  ]);
  expect(events).toEqual(['build']);
  await end('build', false);
  expect(events).toEqual(['build', 'e2e left out because of build', 'after left out because of e2e']);
  await all;
});

test('does not wait for a need that is not among the tasks', async () => {
  const { events } = play([{ name: 'e2e', needs: ['build'] }]);
  expect(events).toEqual(['e2e']);
});

test('throws if tasks wait for each other', async () => {
  const { all } = play([
    { name: 'a', needs: ['b'] },
    { name: 'b', needs: ['a'] },
  ]);
  await expect(all).rejects.toThrow('a, b wait for each other');
});
