import { EventEmitter } from 'node:events';
import { expect, test, vi } from 'vitest';
import { onStopSignal } from './on-stop-signal';

function newPromise() {
  let resolve: () => void = () => undefined;
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve: () => resolve() };
}

class FakeProcess extends EventEmitter {
  readonly exits: number[] = [];
  exit(code: number): void {
    this.exits.push(code);
  }
}

test('the first signal waits for pending work, and a second one ends the process at once', async () => {
  const target = new FakeProcess();
  const pending = newPromise();
  const stop = vi.fn(() => pending.promise);
  onStopSignal(stop, () => undefined, target);
  target.emit('SIGTERM');
  expect(target.exits).toEqual([]);
  target.emit('SIGINT');
  expect(target.exits).toEqual([130]);
  expect(stop).toHaveBeenCalledOnce();
  pending.resolve();
  await vi.waitFor(() => expect(target.exits).toEqual([130, 0]));
});

test('a stop that fails is reported', async () => {
  const target = new FakeProcess();
  const report = vi.fn();
  onStopSignal(async () => Promise.reject(new Error('a worker hangs')), report, target);
  target.emit('SIGTERM');
  await vi.waitFor(() => expect(target.exits).toEqual([1]));
  expect(report).toHaveBeenCalledWith(new Error('a worker hangs'));
});
