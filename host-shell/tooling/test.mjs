/** `npm test [-- --only unit,web]`: every check and test; the last line is the sum. */
import { bold, duration, red, say } from './terminal.mjs';
import { ensureChromium } from './test/ensure-chromium.mjs';
import { stages } from './test/stages.mjs';

const only = process.argv.slice(2).flatMap((arg) =>
  arg
    .replace(/^--only=?/, '')
    .split(',')
    .filter(Boolean),
);
const unknown = only.filter((name) => !stages.some((stage) => stage.name === name));
if (unknown.length > 0) {
  say(red(`No stage is called ${unknown.join(', ')}. There are: ${stages.map(({ name }) => name).join(', ')}.`));
  process.exit(1);
}

const chosen = stages.filter(({ name }) => only.length === 0 || only.includes(name));
const chromium = chosen.some(({ browser }) => browser) ? await ensureChromium() : undefined;
if (chromium !== undefined) say(`Browser: ${chromium}`);

/** What later stages need, one after the other; begun with the first stage that leaves room, or that needs any of it. */
const preparations = new Map();
function beginPreparing() {
  let before = Promise.resolve();
  const possible = chosen.filter(({ prepare, browser }) => prepare && !(browser && chromium === undefined));
  for (const { name, prepare } of possible) {
    const prepared = before.then(prepare);
    preparations.set(name, prepared);
    // Who needs it hears of the failure; until then it must not count as unhandled.
    before = prepared.catch(() => undefined);
  }
}

async function runStage({ name, browser, prepare, run }) {
  if (browser && chromium === undefined) return { passed: 0, failed: 1 };
  try {
    return await run({ chromium, prepared: prepare && (await preparations.get(name)) });
  } catch (error) {
    say(red(error.message));
    return { passed: 0, failed: 1 };
  }
}

const sum = { passed: 0, failed: 0 };
for (const stage of chosen) {
  const { name, says } = stage;
  if (preparations.size === 0 && (stage.leavesRoom || stage.prepare)) beginPreparing();
  say(`\n${bold(name)} (${says})`);
  const started = performance.now();
  const { passed, failed } = await runStage(stage);
  const failure = failed > 0 ? `, ${red(`${failed} failed`)}` : '';
  say(
    `${bold(name)}: ${passed > 0 || failed > 0 ? `${passed} passed${failure}` : 'in order'} in ${duration(performance.now() - started)}`,
  );
  sum.passed += passed;
  sum.failed += failed;
}
process.exitCode = sum.failed > 0 ? 1 : 0;
say(`\n${sum.passed} passed, ${sum.failed} failed`);
