/** Runs work one after another, in the order in which it was asked for. A failure does not stop what follows. */
export type SaveLine = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** One line for all parts of an editor: the server gets the changes in the order in which they were made. */
export function createSaveLine(): SaveLine {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const next = last.then(work);
    last = next.catch(() => undefined);
    return next;
  };
}
