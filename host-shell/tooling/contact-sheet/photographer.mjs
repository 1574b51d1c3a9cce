import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { emitGlobals, failure, over, paintedBox, stillness, widerThanWindow } from './in-the-page.mjs';

/** Longer pages are cut, because the rest repeats. */
const LONGEST = 4000;
const HEIGHT = 800;
const DEVICE = { reducedMotion: 'reduce', deviceScaleFactor: 1 };

/**
 * @returns a function that captures all views of a story in one page. The page is loaded once per language, because the
 *   content that a story's play function created is in the language at that time.
 */
export async function photographer(browser, url, folder) {
  mkdirSync(folder, { recursive: true });
  const context = await browser.newContext({ ...DEVICE, viewport: { width: 1440, height: HEIGHT } });
  const page = await context.newPage();
  let faults = [];
  page.on('pageerror', ({ message }) => faults.push(message.split('\n')[0]));

  const open = async (story, { language, theme }) => {
    const globals = `theme:${theme};language:${language}`;
    await page.goto(`${url}/iframe.html?id=${story.id}&viewMode=story&globals=${globals}`, { waitUntil: 'load' });
    await page.waitForFunction(over, undefined, { timeout: 30_000 });
    const failed = await page.evaluate(failure);
    if (failed !== undefined) throw new Error(failed);
  };
  const picture = async (story, view) => {
    const wide = await page.evaluate(widerThanWindow);
    const file = `${story.id}--${view.name}.jpg`;
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    const painted = await page.evaluate(paintedBox);
    const whole = { x: 0, y: 0, width: view.width, height };
    const clip = painted ?? whole;
    await page.screenshot({
      path: path.join(folder, file),
      type: 'jpeg',
      quality: 78,
      fullPage: true,
      animations: 'disabled',
      clip: { ...clip, height: Math.min(clip.height, LONGEST) },
    });
    if (wide > 0) faults.push(`${wide} px wide`);
    const found = faults;
    faults = [];
    return { story, view, file, faults: found };
  };

  return async (story, views) => {
    const taken = [];
    let before;
    for (const view of views) {
      try {
        if (before?.width !== view.width) await page.setViewportSize({ width: view.width, height: HEIGHT });
        if (before?.language !== view.language) await open(story, view);
        else if (before.theme !== view.theme) {
          await page.evaluate(emitGlobals, { theme: view.theme, language: view.language });
        }
        before = view;
        await page.evaluate(stillness);
        taken.push(await picture(story, view));
      } catch (error) {
        taken.push({ story, view, faults: [...faults, error.message.split('\n')[0]] });
        faults = [];
        before = undefined;
      }
    }
    return taken;
  };
}
