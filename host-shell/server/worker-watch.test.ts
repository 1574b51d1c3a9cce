import { expect, test, vi } from 'vitest';
import { createWorkerWatch } from './worker-watch';

test('a worker whose step does not end is a problem with a code, and logged, until it moves again', async () => {
  const logger = { error: vi.fn(), info: vi.fn() };
  const watch = createWorkerWatch({ logger, limit: 1 });
  expect(await watch.of('mails')(async () => 'sent')).toBe('sent');
  const ends: (() => void)[] = [];
  const steps = [1, 2].map(() => watch.of('webhooks')(() => new Promise<void>((resolve) => ends.push(resolve))));
  await vi.waitFor(() => expect(logger.error).toHaveBeenCalledTimes(2));
  expect(logger.error).toHaveBeenCalledWith({ code: 'worker.stalled', worker: 'webhooks' }, expect.any(String));
  expect(watch.problems()).toEqual([expect.stringMatching(/^worker\.stalled: .*"webhooks"/)]);
  for (const end of ends) end();
  await Promise.all(steps);
  expect([watch.problems(), logger.info.mock.calls.length]).toEqual([[], 2]);
});

test('a step that fails has ended', async () => {
  const watch = createWorkerWatch({ logger: { error: vi.fn(), info: vi.fn() }, limit: 1 });
  const failed = watch.of('jobs')(async () => {
    throw new Error('away');
  });
  await expect(failed).rejects.toThrow('away');
  expect(watch.problems()).toEqual([]);
});
