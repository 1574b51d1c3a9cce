import { setTimeout as wait } from 'node:timers/promises';
import type { Engine } from '@gyg/database';
import type { Row } from './report/row';
import type { Installation } from './servers/installation';
import { startOnData } from './servers/measured-server';

/** Longer than the thread of first views is kept without pages. */
const restMs = 75_000;
const megabyte = 1024 * 1024;

/**
 * Starts the product on data that another start has prepared, and measures the time until it is ready, and its memory
 * after a while without requests.
 */
export async function measureStart(engine: Engine, place: Installation, name: string): Promise<Row> {
  const first = await startOnData(place);
  await first.stop();
  const begun = performance.now();
  const second = await startOnData(place);
  const startMs = performance.now() - begun;
  await wait(restMs);
  const { memoryBytes } = await second.usage();
  await second.stop();
  const figures = { startMs, memoryMb: memoryBytes / megabyte };
  return { engine, group: 'start', case: name, server: 'product', gygs: place.gygs, figures };
}
