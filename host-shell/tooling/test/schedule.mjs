/**
 * @typedef {{ passed: number, failed: number }} Tally
 * @typedef {object} Task
 * @property {string} name
 * @property {number} [slots] how many of the machine's slots it uses; 1 by default
 * @property {string} [only] tasks with the same value never run at the same time
 * @property {string[]} [needs] names of tasks that must have succeeded before
 */

/**
 * Runs tasks in order, as many in parallel as there are slots. Each free slot goes to the first task that may start. A
 * task is skipped if one that it needs failed or was skipped.
 * @template {Task} T
 * @param {readonly T[]} tasks
 * @param {number} slots
 * @param {{ run(task: T): Promise<boolean>, leaveOut(task: T, because: string): void }} work `run` resolves with
 *   whether it succeeded
 */
export async function runTasks(tasks, slots, { run, leaveOut }) {
  const waiting = [...tasks];
  const running = new Map();
  const ended = new Map();
  let free = slots;

  const among = new Set(tasks.map(({ name }) => name));
  const needsOf = ({ needs = [] }) => needs.filter((name) => among.has(name));
  const slotsOf = (task) => Math.min(task.slots ?? 1, slots);
  const isTaken = ({ only }) => only !== undefined && [...running.keys()].some((other) => other.only === only);
  const mayStart = (task) =>
    slotsOf(task) <= free && !isTaken(task) && needsOf(task).every((name) => ended.get(name) === true);

  function leaveOutHopeless() {
    for (const task of [...waiting]) {
      const failed = needsOf(task).find((name) => ended.get(name) === false);
      if (failed === undefined) continue;
      waiting.splice(waiting.indexOf(task), 1);
      ended.set(task.name, false);
      leaveOut(task, failed);
    }
  }

  function start(task) {
    waiting.splice(waiting.indexOf(task), 1);
    free -= slotsOf(task);
    const ending = run(task).then((well) => {
      running.delete(task);
      free += slotsOf(task);
      ended.set(task.name, well);
    });
    running.set(task, ending);
  }

  while (waiting.length > 0 || running.size > 0) {
    leaveOutHopeless();
    for (let next = waiting.find(mayStart); next !== undefined; next = waiting.find(mayStart)) start(next);
    if (running.size > 0) await Promise.race(running.values());
    else if (waiting.length > 0) throw new Error(`${waiting.map(({ name }) => name).join(', ')} wait for each other`);
  }
}
