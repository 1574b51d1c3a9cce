import { runIn } from './commands.mjs';
import { nameOfRun } from './wider.mjs';

const unique = (list) => [...new Set(list)];

/**
 * The runs of faults, each once: files of a project together, checks and journeys too.
 * @param {readonly import('./list.mjs').Fault[]} faults
 */
export function distinctRuns(faults) {
  const runs = faults.map(({ run }) => run);
  const plain = runs.filter((run) => 'project' in run && run.title === undefined);
  const named = runs.filter((run) => 'project' in run && run.title !== undefined);
  const checks = unique(runs.flatMap((run) => ('check' in run ? [run.check] : [])));
  const journeys = runs.filter((run) => 'journey' in run);
  return [
    ...checks.map((check) => ({ check })),
    ...unique(plain.map(({ project }) => project)).map((project) => ({
      project,
      files: unique(plain.filter((run) => run.project === project).flatMap(({ files }) => files)),
    })),
    ...named,
    ...(journeys.length > 0
      ? [{ specs: unique(journeys.map(({ journey }) => journey)), titles: journeys.map(({ title }) => title) }]
      : []),
  ];
}

/**
 * Says what is red, or runs nothing, without any fault; undefined where all is well. A fault proves nothing in a run that
 * fails anyway.
 */
export async function findRedBaseline(folder, faults) {
  for (const run of distinctRuns(faults)) {
    const { ran, failures } = await runIn(folder, run, { bail: false });
    if (!ran) return `${nameOfRun(run)} ran nothing`;
    if (failures.length > 0) return `${nameOfRun(run)}: ${failures.map(({ title }) => title).join('; ')}`;
  }
  return undefined;
}
