/** `node host-shell/tooling/faults/run.mjs [--only id,…] [--write folder] [--at commit] [--narrow] [--no-baseline]`: plants faults, one after the other, and looks whether the tests notice. */
import { parseArgs } from 'node:util';
import { root } from '../paths.mjs';
import { beforeStop } from '../processes.mjs';
import { duration, green, red, say } from '../terminal.mjs';
import { findRedBaseline } from './baseline.mjs';
import { faults } from './list.mjs';
import { plantIn } from './plant.mjs';
import { writeTable } from './table.mjs';
import { createTree } from './tree.mjs';
import { tryFault, tryJourneyFaults } from './try-faults.mjs';

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    write: { type: 'string' },
    at: { type: 'string', default: 'HEAD' },
    narrow: { type: 'boolean', default: false },
    'no-baseline': { type: 'boolean', default: false },
  },
});
const only = values.only?.split(',').filter(Boolean) ?? [];
const unknown = only.filter((id) => !faults.some((fault) => fault.id === id));
if (unknown.length > 0) throw new Error(`No fault is called ${unknown.join(', ')}.`);
const chosen = faults.filter(({ id }) => only.length === 0 || only.includes(id));
const ids = faults.map(({ id }) => id);

const results = [];
function note(result) {
  const { id, caught, how, run, by, seconds } = result;
  const mark = caught ? green('✓') : red('✗');
  say(`  ${mark} ${id.padEnd(34)} ${caught ? `${how}: ${run}: ${by}` : red('not caught')} (${seconds} s)`);
  results.push(result);
  if (values.write !== undefined) writeTable(values.write, results, ids);
}

const started = performance.now();
const tree = createTree({ root, commit: values.at });
beforeStop(() => tree.remove());
try {
  // Every place is found before the first run, so that a list that is out of date says so at once.
  for (const fault of chosen) plantIn(tree.folder, fault)();
  if (!values['no-baseline']) {
    const wrong = await findRedBaseline(tree.folder, chosen);
    if (wrong !== undefined)
      throw new Error(`Without any fault this is red, so that nothing could be proved: ${wrong}`);
    say(`The runs are green without a fault (${duration(performance.now() - started)}).`);
  }
  const isJourney = ({ run }) => 'journey' in run;
  for (const fault of chosen.filter((one) => !isJourney(one))) {
    note(await tryFault(tree.folder, fault, { narrow: values.narrow }));
  }
  for (const result of await tryJourneyFaults(tree.folder, chosen.filter(isJourney))) note(result);
} finally {
  tree.remove();
}
const missed = results.filter(({ caught }) => !caught);
say(`${results.length - missed.length} of ${results.length} caught in ${duration(performance.now() - started)}`);
if (missed.length > 0) say(red(`Not caught: ${missed.map(({ id }) => id).join(', ')}`));
process.exitCode = missed.length > 0 ? 1 : 0;
