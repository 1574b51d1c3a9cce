import { setTimeout as wait } from 'node:timers/promises';

/** Waits until the product's server answers. If it ends before, the development server ends with it. */
export async function answers(port) {
  const ask = () =>
    fetch(`http://127.0.0.1:${port}/api/health/live`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await ask())) await wait(200);
}
