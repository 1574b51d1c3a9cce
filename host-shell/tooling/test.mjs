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

const sum = { passed: 0, failed: 0 };
for (const { name, says, browser, run } of chosen) {
  say(`\n${bold(name)} (${says})`);
  const started = performance.now();
  const { passed, failed } = browser && chromium === undefined ? { passed: 0, failed: 1 } : await run({ chromium });
  const failure = failed > 0 ? `, ${red(`${failed} failed`)}` : '';
  say(
    `${bold(name)}: ${passed > 0 || failed > 0 ? `${passed} passed${failure}` : 'in order'} in ${duration(performance.now() - started)}`,
  );
  sum.passed += passed;
  sum.failed += failed;
}
process.exitCode = sum.failed > 0 ? 1 : 0;
say(`\n${sum.passed} passed, ${sum.failed} failed`);
