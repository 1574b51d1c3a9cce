/**
 * `npm run contact-sheet [-- filter … --widths 375,800 --themes dark --languages sv --built]`: pictures of every story at
 * three widths, in both themes and languages, for manual review. `--built` takes Storybook as it was built last.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { parseArgs } from 'node:util';
import sirv from 'sirv';
import { at, binScript } from './paths.mjs';
import { runToEnd } from './processes.mjs';
import { say } from './terminal.mjs';
import { launchChromium } from './test/chromium.mjs';

const LONGEST = 4000;
const text = (fallback) => ({ type: 'string', default: fallback });
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    widths: text('375,800,1440'),
    themes: text('light,dark'),
    languages: text('en,sv'),
    built: { type: 'boolean', default: false },
  },
});
const [widths, themes, languages] = [values.widths, values.themes, values.languages].map((list) => list.split(','));
const views = widths.flatMap((width) =>
  themes.flatMap((theme) => languages.map((language) => ({ width: Number(width), theme, language }))),
);
const storybook = at('dist', 'storybook');
const output = at('dist', 'contact-sheet');

const build = ['build', '--config-dir', '.storybook', '--output-dir', storybook, '--quiet', '--disable-telemetry'];
if (!values.built && (await runToEnd([binScript('storybook'), ...build])) !== 0) process.exit(1);
const { entries } = JSON.parse(readFileSync(`${storybook}/index.json`, 'utf8'));
const isWanted = ({ id, title }) =>
  positionals.length === 0 || positionals.some((word) => `${id} ${title}`.toLowerCase().includes(word.toLowerCase()));
const stories = Object.values(entries).filter((entry) => entry.type === 'story' && isWanted(entry));

rmSync(output, { recursive: true, force: true });
mkdirSync(output, { recursive: true });
const server = createServer(sirv(storybook)).listen(0, '127.0.0.1');
const browser = await launchChromium();
const page = await browser.newPage({ reducedMotion: 'reduce' });
let faults = [];
page.on('pageerror', ({ message }) => faults.push(message));

/** Takes one picture; its faults are an error of the page, and content wider than the window. */
async function photograph({ id }, { width, theme, language }) {
  const file = `${id}--${width}-${theme}-${language}.jpg`;
  const globals = `theme:${theme};language:${language}`;
  faults = [];
  try {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`http://127.0.0.1:${server.address().port}/iframe.html?id=${id}&globals=${globals}`);
    await page.waitForFunction(() =>
      ['finished', 'errored', 'aborted'].includes(window.__STORYBOOK_PREVIEW__?.currentRender?.phase),
    );
    const size = await page.evaluate(() => ({
      failed: document.body.matches('.sb-show-errordisplay'),
      width: document.documentElement.scrollWidth,
      height: document.documentElement.scrollHeight,
    }));
    if (size.failed) faults.push(await page.locator('#error-message').innerText());
    if (size.width > width) faults.push(`${size.width} px wide`);
    const clip = { x: 0, y: 0, width, height: Math.min(size.height, LONGEST) };
    await page.screenshot({ path: `${output}/${file}`, type: 'jpeg', fullPage: true, animations: 'disabled', clip });
  } catch (error) {
    faults.push(error.message);
  }
  if (faults.length > 0) process.exitCode = 1;
  for (const fault of faults) say(`  ${file}: ${fault.split('\n')[0]}`);
  return `<figure><img loading="lazy" width="${Math.min(width, 480)}" src="${file}" alt=""><figcaption>${file}</figcaption></figure>`;
}

const parts = [];
for (const story of stories) {
  parts.push(`<h2>${story.title}: ${story.name}</h2>`);
  for (const view of views) parts.push(await photograph(story, view));
}
await browser.close();
server.close();
const style = 'body { font-family: sans-serif } figure { display: inline-block; vertical-align: top }';
const head = `<!doctype html><meta charset="utf-8"><title>Contact sheet</title><style>${style}</style>`;
writeFileSync(`${output}/index.html`, [head, ...parts].join('\n'));
say(`${stories.length} stories, ${views.length} pictures each: ${output}/index.html`);
