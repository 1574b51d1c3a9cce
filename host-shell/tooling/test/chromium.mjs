import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright-core';

/** Chromium arguments of all tests: it must run as root in a container and must not send background requests. */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The headless shell first: without the browser's own windows the tests take half the time. */
const COMMANDS = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];
const MAC_APPS = ['Google Chrome.app/Contents/MacOS/Google Chrome', 'Chromium.app/Contents/MacOS/Chromium'];

function onPath(command) {
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean);
  return folders.map((folder) => path.join(folder, command)).find((file) => existsSync(file));
}

/** Browsers on this machine, in order of preference: CHROMIUM_PATH, the system's, Playwright's. */
export function chromiumCandidates() {
  const { CHROMIUM_PATH } = process.env;
  if (CHROMIUM_PATH) return [CHROMIUM_PATH];
  const files = [
    ...COMMANDS.map(onPath),
    ...(process.platform === 'darwin' ? MAC_APPS.map((app) => path.join('/Applications', app)) : []),
    chromium.executablePath(),
  ];
  return files.filter((file) => file && existsSync(file));
}

/** The browser of a manual test run. If undefined, Playwright looks for its browser and explains how to install it. */
export function findChromium() {
  return chromiumCandidates()[0];
}

/** What Playwright starts the browser of the tests with. Without a file it gives its own advice. */
export function launchOptions() {
  const executablePath = findChromium();
  return { args: chromiumArgs, ...(executablePath && { executablePath }) };
}

/** Starts the browser of the tests. */
export const launchChromium = () => chromium.launch(launchOptions());
