import { expect, test } from 'vitest';
import { runTasks } from './schedule.mjs';

interface Planned {
  name: string;
  slots?: number;
  only?: string;
  needs?: string[];
}

/** Runs tasks that end on demand; returns which began and which were left out, in order. */
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

test('as many run at a time as there are slots, in their order', async () => {
  const { events, end, all } = play([{ name: 'a' }, { name: 'b' }, { name: 'c' }]);
  expect(events).toEqual(['a', 'b']);
  await end('b');
  expect(events).toEqual(['a', 'b', 'c']);
  await end('a');
  await end('c');
  await all;
});

test('one that takes the whole machine waits until it is free', async () => {
  const { events, end } = play([{ name: 'a' }, { name: 'whole', slots: 2 }, { name: 'b' }]);
  expect(events).toEqual(['a', 'b']);
  await end('a');
  expect(events).toEqual(['a', 'b']);
  await end('b');
  expect(events).toEqual(['a', 'b', 'whole']);
});

test('two that need the same thing alone never meet', async () => {
  const { events, end } = play([{ name: 'a', only: 'keys' }, { name: 'b', only: 'keys' }, { name: 'c' }]);
  expect(events).toEqual(['a', 'c']);
  await end('a');
  expect(events).toEqual(['a', 'c', 'b']);
});

test('what is needed comes first; what needs a failed one is left out, and what needs that', async () => {
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

test('a need that is not among the tasks is not waited for', async () => {
  const { events } = play([{ name: 'e2e', needs: ['build'] }]);
  expect(events).toEqual(['e2e']);
});

test('tasks that wait for each other are a fault', async () => {
  const { all } = play([
    { name: 'a', needs: ['b'] },
    { name: 'b', needs: ['a'] },
  ]);
  await expect(all).rejects.toThrow('a, b wait for each other');
});
