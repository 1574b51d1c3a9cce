/**
 * Does work that only one tab of this site may do at a time. Where the browser has no Web Locks, or refuses them because
 * site data is blocked, the work is done at once.
 */
export async function inTurn<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  let begun = false;
  const turn = () => {
    begun = true;
    return work();
  };
  if (!('locks' in navigator)) return turn();
  try {
    return await navigator.locks.request(name, turn);
  } catch (thrown) {
    if (begun) throw thrown;
    return turn();
  }
}
