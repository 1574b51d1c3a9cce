/**
 * Runs `work` while holding a lock that all tabs of this site share. Without Web Locks, or if the browser refuses them
 * because site data is blocked, `work` runs without a lock.
 */
export async function withLock<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  let started = false;
  const run = () => {
    started = true;
    return work();
  };
  if (!('locks' in navigator)) return run();
  try {
    return await navigator.locks.request(name, run);
  } catch (thrown) {
    if (started) throw thrown;
    return run();
  }
}
