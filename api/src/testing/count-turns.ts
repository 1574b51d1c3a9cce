/** Counts turns of the event loop: the returned function ends it, and says in how many of them other work could run. */
export function countTurns(): () => number {
  let turns = 0;
  let handle = setImmediate(function turn() {
    turns += 1;
    handle = setImmediate(turn);
  });
  return () => {
    clearImmediate(handle);
    return turns;
  };
}
