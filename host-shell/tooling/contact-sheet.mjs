/**
 * `npm run contact-sheet [-- filter … --widths 375,800 --themes dark --languages sv]`: pictures of every story at three
 * widths, in both themes and languages, for manual review. Not part of `npm test`.
 */
import { rmSync } from 'node:fs';
import path from 'node:path';
import { prepareStorybook } from './contact-sheet/built-storybook.mjs';
import { choose } from './contact-sheet/choice.mjs';
import { writeIndex } from './contact-sheet/index-page.mjs';
import { photographer } from './contact-sheet/photographer.mjs';
import { serveFolder } from './contact-sheet/serve-folder.mjs';
import { writeSheets } from './contact-sheet/sheets.mjs';
import { at } from './paths.mjs';
import { bold, duration, say, startClock } from './terminal.mjs';
import { launchChromium } from './test/launch-chromium.mjs';

const WORKERS = 2;
const output = at('dist', 'contact-sheet');
const choice = choose(process.argv.slice(2));
const storybook = await prepareStorybook();
const stories = choice.stories(storybook);
if (stories.length === 0) {
  say('No story has that in its id or title.');
  process.exit(1);
}

rmSync(output, { recursive: true, force: true });
const server = await serveFolder(storybook);
const browser = await launchChromium();
const queue = [...stories];
const shots = [];
const clock = startClock(`${stories.length} stories, ${choice.views.length} pictures each`);
const work = async () => {
  const take = await photographer(browser, server.url, path.join(output, 'pictures'));
  for (let story = queue.shift(); story !== undefined; story = queue.shift()) {
    shots.push(...(await take(story, choice.views)));
  }
};
await Promise.all(Array.from({ length: WORKERS }, work));
await browser.close();
await server.close();

const order = new Map(stories.map(({ id }, place) => [id, place]));
shots.sort((one, other) => order.get(one.story.id) - order.get(other.story.id));
await writeSheets(output, shots, choice.views);
writeIndex(output, shots);
const took = clock.end();

const faulty = shots.filter(({ faults }) => faults.length > 0);
for (const { story, view, faults } of faulty) say(`  ${story.id} ${view.name}: ${faults.join('; ')}`);
say(`${bold(`${shots.length} pictures`)} in ${duration(took)}: ${path.join(output, 'index.html')}`);
if (faulty.length > 0) say(`${faulty.length} of them show a fault.`);
process.exitCode = faulty.length > 0 ? 1 : 0;
