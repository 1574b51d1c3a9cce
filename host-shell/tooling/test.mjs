/**
 * `npm test [-- --only unit,web | --changed [base] | --times]`: runs all checks and tests. The last line is the
 * summary.
 */
import { bold, duration, faint, red, say } from './terminal.mjs';
import { readArguments } from './test/arguments.mjs';
import { planChanged } from './test/changed.mjs';
import { ensureChromium } from './test/ensure-chromium.mjs';
import { runTasks } from './test/schedule.mjs';
import { openScratchFolder } from './test/scratch-folder.mjs';
import { stages, tidyUp } from './test/stages.mjs';
import { keepTimes, lastTimes, timesTable } from './test/times.mjs';

/** For two processors; each stage with one slot keeps about one busy. */
const SLOTS = 3;
const HEARTBEAT_MS = 60_000;

const wish = readArguments(
  process.argv.slice(2),
  stages.map(({ name }) => name),
);
if (wish.problem !== undefined) {
  say(red(wish.problem));
  process.exit(1);
}
if (wish.times) {
  const times = lastTimes();
  say(times === undefined ? 'No whole run has been timed here yet: npm test' : timesTable(times));
  process.exit(0);
}

const usual = stages.filter(({ onlyIfNamed }) => onlyIfNamed !== true);

/** Which stages run, and which of them with only some files. */
function choose() {
  if (wish.changed) {
    const plan = planChanged({ base: wish.base, stages: usual });
    for (const line of plan.words) say(line);
    return plan.stages;
  }
  if (wish.only.length === 0) return usual;
  // Journeys need the product, even if only they are selected.
  const named = new Set(wish.only);
  for (const { name, needs = [] } of stages) if (named.has(name)) for (const need of needs) named.add(need);
  return stages.filter(({ name }) => named.has(name));
}

const chosen = choose();
const chromium = chosen.some(({ browser }) => browser) ? await ensureChromium() : undefined;
if (chromium !== undefined) say(`Browser: ${chromium}`);

// All stages inherit it.
process.env.TEST_SCRATCH_FOLDER = openScratchFolder();

const began = performance.now();
const seconds = (from) => (performance.now() - from) / 1000;
const running = new Set();
const outcomes = [];

function report({ name, says }, { passed, failed }, from, words) {
  outcomes.push({ name, from: (from - began) / 1000, took: seconds(from), passed, failed });
  const failure = failed > 0 ? `, ${red(`${failed} failed`)}` : '';
  const sum = passed > 0 || failed > 0 ? `${passed} passed${failure}` : 'in order';
  if (words.length > 0) say(`\n${bold(name)} (${says})\n${Buffer.concat(words).toString().trimEnd()}`);
  say(`${bold(name)}: ${sum} in ${duration(performance.now() - from)}`);
}

/** Runs one stage. If it runs beside another one, its output is printed when it has ended. */
async function runStage(stage) {
  const from = performance.now();
  const alone = (stage.slots ?? 1) >= SLOTS || chosen.length === 1;
  const words = [];
  const write = alone ? (chunk) => process.stdout.write(chunk) : (chunk) => words.push(Buffer.from(chunk));
  if (alone) say(`\n${bold(stage.name)} (${stage.says})`);
  else say(faint(`${stage.name} begins`));
  running.add(stage.name);
  let tally = { passed: 0, failed: 1 };
  try {
    if (stage.browser && chromium === undefined) write('There is no browser to run in.\n');
    else tally = await stage.run({ write, chromium, files: stage.files });
  } catch (error) {
    write(`${red(error.message)}\n`);
  }
  running.delete(stage.name);
  report(stage, tally, from, words);
  return tally.failed === 0;
}

const heartbeat = setInterval(() => {
  say(faint(`${duration(performance.now() - began)}: ${[...running].join(', ')} running`));
}, HEARTBEAT_MS);
await runTasks(chosen, SLOTS, {
  run: runStage,
  leaveOut: (stage, because) =>
    report(stage, { passed: 0, failed: 1 }, performance.now(), [Buffer.from(`Not run, since ${because} failed.`)]),
});
clearInterval(heartbeat);
await tidyUp();

const took = seconds(began);
if (chosen === usual) keepTimes(outcomes, took);
const count = (key) => outcomes.reduce((sum, outcome) => sum + outcome[key], 0);
if (outcomes.length > 1) say(`\n${timesTable({ took, stages: outcomes })}`);
process.exitCode = count('failed') > 0 ? 1 : 0;
say(`\n${count('passed')} passed, ${count('failed')} failed`);
