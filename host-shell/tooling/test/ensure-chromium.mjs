import { spawn, spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { chromium } from 'playwright-core';
import { say, startClock } from '../terminal.mjs';
import { chromiumArgs } from './chromium-args.mjs';
import { chromiumCandidates } from './find-chromium.mjs';

const playwright = createRequire(import.meta.url).resolve('@playwright/test/cli');
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
function run(label, command, args) {
  const clock = startClock(label);
  return new Promise((resolve) => {
    let output = '';
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const child = spawn(command, args, { env, stdio: ['ignore', 'pipe', 'pipe'], timeout: INSTALL_MS });
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => {
        output += chunk;
      });
    }
    const end = (failure) => {
      clock.end();
      resolve(failure && `${label} failed: ${failure}`);
    };
    child.on('error', ({ message }) => end(message));
    child.on('close', (code) => {
      const lines = output.trim().split('\n');
      end(code === 0 ? undefined : (lines.find((line) => /error|failed|unable/i.test(line)) ?? lines.at(-1)).trim());
    });
  });
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
  let found = await firstThatStarts(report);
  for (const way of WAYS) {
    if (found !== undefined) return found;
    if (way.applies !== undefined && !way.applies()) continue;
    say(`  No Chromium that starts yet. ${way.label}.`);
    const failure = await way.run(way.label);
    if (failure !== undefined) report.push(failure);
    found = await firstThatStarts(report);
  }
  if (found === undefined) {
    for (const line of new Set(report)) say(`  ${line}`);
    say('  Install Chromium or Chrome, or name one: CHROMIUM_PATH=/path/to/chromium npm test');
  }
  return found;
}
