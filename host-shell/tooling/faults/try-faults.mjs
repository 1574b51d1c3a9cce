import path from 'node:path';
import { runIn } from './commands.mjs';
import { plantIn } from './plant.mjs';
import { nameOfRun, widerRuns } from './wider.mjs';

/** @typedef {import('./list.mjs').Fault} Fault @typedef {import('./table.mjs').Result} Result */

const secondsSince = (started) => Number(((performance.now() - started) / 1000).toFixed(1));

/** @returns {Result} */
function resultOf({ id, package: place, kind, what, file }, seen, seconds) {
  const missed = { caught: false, how: null, run: '', by: '' };
  return {
    id,
    package: place,
    kind,
    what,
    file,
    ...(seen === undefined ? missed : { caught: true, ...seen }),
    seconds,
  };
}

/** Where it failed, by paths of the repository. */
const wordsOf = ({ file, title }, folder) =>
  [file, title].filter(Boolean).join(' › ').replaceAll(`${folder}${path.sep}`, '').replaceAll(`${folder}/`, '');

/**
 * Plants one fault and looks whether it is noticed: by the cheapest run that should, then by wider ones.
 * @param {string} folder @param {Fault} fault @param {{ narrow: boolean }} options narrow: by the cheapest alone
 * @returns {Promise<Result>}
 */
export async function tryFault(folder, fault, { narrow }) {
  const started = performance.now();
  const takeOut = plantIn(folder, fault);
  try {
    for (const [index, run] of [fault.run, ...(narrow ? [] : widerRuns(fault))].entries()) {
      const { ran, failures } = await runIn(folder, run);
      if (!ran) throw new Error(`Nothing was run by ${nameOfRun(run)}, which should catch ${fault.id}.`);
      const [first] = failures;
      if (first === undefined) continue;
      const how = index === 0 ? 'narrow' : 'wider';
      const label = 'project' in run ? run.project : nameOfRun(run);
      return resultOf(fault, { how, run: label, by: wordsOf(first, folder) }, secondsSince(started));
    }
    return resultOf(fault, undefined, secondsSince(started));
  } finally {
    takeOut();
  }
}

/** A busy machine may not have the product ready in time: then no journey was run, and it is tried again. */
async function runJourneys(folder, run) {
  let outcome;
  for (let attempt = 1; attempt <= 3; attempt += 1) {
    outcome = await runIn(folder, run, { bail: false });
    if (outcome.ran && outcome.failures.every(({ file }) => file !== '')) return outcome.failures;
  }
  throw new Error(`No journey could be run: ${outcome.failures[0]?.title ?? 'there was no report'}`);
}

/**
 * Plants all faults of journeys at once, builds the product once, and looks which journeys fail.
 * @param {string} folder @param {readonly Fault[]} faults
 * @returns {Promise<Result[]>}
 */
export async function tryJourneyFaults(folder, faults) {
  if (faults.length === 0) return [];
  const started = performance.now();
  const specs = [...new Set(faults.map(({ run }) => run.journey))];
  const planted = faults.map((fault) => plantIn(folder, fault));
  try {
    const failures = await runJourneys(folder, { specs, titles: faults.map(({ run }) => run.title) });
    const seconds = Number((secondsSince(started) / faults.length).toFixed(1));
    return faults.map((fault) => {
      const { journey, title } = fault.run;
      const failed = failures.find((failure) => failure.file.endsWith(journey) && failure.title.startsWith(title));
      return resultOf(fault, failed && { how: 'narrow', run: 'journeys', by: wordsOf(failed, folder) }, seconds);
    });
  } finally {
    for (const takeOut of planted) takeOut();
  }
}
