import { execFile, spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { promisify } from 'node:util';
import { chromium } from 'playwright-core';
import { say, startClock } from '../terminal.mjs';
import { chromiumArgs, chromiumCandidates } from './chromium.mjs';

const playwright = createRequire(import.meta.url).resolve('@playwright/test/cli');
const execute = promisify(execFile);
const INSTALL_MS = 240_000;

/** Starts and stops the browser, because the file may exist without its libraries. Returns the error, if any. */
async function whyItFails(executablePath) {
  try {
    const browser = await chromium.launch({ executablePath, args: chromiumArgs, timeout: 30_000 });
    await browser.close();
    return undefined;
  } catch (error) {
    return (
      error.message.split('\n').find((line) => /shared librar|snap|No such file/.test(line)) ??
      error.message.split('\n')[0]
    );
  }
}

async function firstThatStarts(report) {
  for (const file of chromiumCandidates()) {
    const reason = await whyItFails(file);
    if (reason === undefined) return file;
    report.push(`${file} does not start: ${reason.trim()}`);
  }
  return undefined;
}

/** Runs an installer without output. Returns the error, if any. */
async function run(label, command, args) {
  const clock = startClock(label);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  try {
    await execute(command, args, { env, timeout: INSTALL_MS, maxBuffer: 1e8 });
    return undefined;
  } catch ({ message, stdout = '', stderr = '' }) {
    const lines = `${stdout}${stderr}`.trim().split('\n');
    return `${label} failed: ${(lines.find((line) => /error|failed|unable/i.test(line)) ?? lines.at(-1)).trim() || message}`;
  } finally {
    clock.end();
  }
}

const hasApt = () => process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0;

const installPackage = (label, name) => run(label, 'apt-get', ['install', '-y', name]);

/** Ways to get a working browser, cheapest first. */
const WAYS = [
  {
    label: "Fetching Playwright's Chromium",
    run: (label) => run(label, process.execPath, [playwright, 'install', 'chromium']),
  },
  {
    label: "Installing the browser's system libraries",
    applies: () => hasApt() && chromiumCandidates().length > 0,
    run: (label) => run(label, process.execPath, [playwright, 'install-deps', 'chromium']),
  },
  {
    label: 'Installing Chromium from the system',
    applies: hasApt,
    run: async (label) =>
      (await run('Reading the package lists', 'apt-get', ['update'])) ??
      ((await installPackage(label, 'chromium-headless-shell')) && installPackage(label, 'chromium')),
  },
];

/**
 * Finds a working Chromium, or installs one. Prints what it did.
 * @returns {Promise<string | undefined>} its path
 */
export async function ensureChromium() {
  const report = [];
  let chromiumFile = await firstThatStarts(report);
  for (const way of WAYS) {
    if (chromiumFile !== undefined) return chromiumFile;
    if (way.applies !== undefined && !way.applies()) continue;
    say(`  No Chromium that starts yet. ${way.label}.`);
    const failure = await way.run(way.label);
    if (failure !== undefined) report.push(failure);
    chromiumFile = await firstThatStarts(report);
  }
  if (chromiumFile === undefined) {
    for (const line of new Set(report)) say(`  ${line}`);
    say('  Install Chromium or Chrome, or name one: CHROMIUM_PATH=/path/to/chromium npm test');
  }
  return chromiumFile;
}
