/** Run inside the page: each is sent there as text, so none may use anything of this file. */

/** The story is over, its interaction too. Its content may be outside its root: messages and dialogs are beside it. */
export const over = () =>
  ['finished', 'errored', 'aborted'].includes(window.__STORYBOOK_PREVIEW__?.currentRender?.phase);

/** What Storybook shows in place of a story that threw; undefined when the story is there. */
export const failure = () =>
  document.body.classList.contains('sb-show-main')
    ? undefined
    : (document.querySelector('#error-message')?.textContent ?? 'shows nothing');

/** Turns the toolbar, and waits until the story was drawn again. */
export const emitGlobals = (globals) =>
  new Promise((resolve) => {
    const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
    const done = () => {
      channel.off('storyRendered', done);
      clearTimeout(patience);
      resolve();
    };
    const patience = setTimeout(done, 3000);
    channel.on('storyRendered', done);
    channel.emit('updateGlobals', { globals });
  });

/** Waits for faces, pictures and the last frames of layout; also for what changes by itself, but not forever. */
export const stillness = async () => {
  const frame = () => new Promise((resolve) => requestAnimationFrame(() => resolve()));
  const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
  // The whole page is photographed, and a lazy picture below the window would wait for scrolling.
  for (const image of document.images) image.loading = 'eager';
  const pictures = [...document.images].map((image) =>
    image.complete ? undefined : image.decode().catch(() => undefined),
  );
  await Promise.race([Promise.all([document.fonts.ready, ...pictures]), wait(3000)]);
  const started = performance.now();
  let changed = started;
  const observer = new MutationObserver(() => {
    changed = performance.now();
  });
  observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  while (performance.now() - changed < 80 && performance.now() - started < 2000) await wait(20);
  observer.disconnect();
  await frame();
  await frame();
};

/** The width of what reaches out of the window, 0 when nothing does. */
export const widerThanWindow = () => {
  const { scrollWidth, clientWidth } = document.documentElement;
  return scrollWidth > clientWidth ? scrollWidth : 0;
};

/**
 * What a story paints, with a little paper around it; undefined where the story is a whole page, or a backdrop covers it.
 * Boxes that only hold others are as wide as the window and say nothing: text, pictures and what has a ground or line count.
 */
export const paintedBox = () => {
  if (!document.body.matches('.sb-main-padded, .sb-main-centered')) return undefined;
  const PAPER = 24;
  const rects = [];
  for (const element of document.body.querySelectorAll('*')) {
    const style = getComputedStyle(element);
    if (!element.checkVisibility({ visibilityProperty: true })) continue;
    const painted =
      element.matches('img, svg, canvas, video, iframe, input, select, textarea') ||
      style.backgroundImage !== 'none' ||
      style.boxShadow !== 'none' ||
      style.outlineStyle !== 'none' ||
      !/^rgba\(.*, 0\)$|^transparent$/.test(style.backgroundColor) ||
      ['Top', 'Right', 'Bottom', 'Left'].some((side) => Number.parseFloat(style[`border${side}Width`]) > 0);
    if (painted) rects.push(element.getBoundingClientRect());
    for (const node of element.childNodes) {
      if (node.nodeType !== Node.TEXT_NODE || node.data.trim() === '') continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      rects.push(...range.getClientRects());
    }
  }
  const seen = rects.filter(({ width, height, right, bottom }) => width > 1 && height > 1 && right > 0 && bottom > 0);
  if (seen.length === 0) return undefined;
  const { scrollX, scrollY } = window;
  const { scrollWidth, scrollHeight } = document.documentElement;
  const left = Math.max(0, Math.min(...seen.map((rect) => rect.left)) + scrollX - PAPER);
  const top = Math.max(0, Math.min(...seen.map((rect) => rect.top)) + scrollY - PAPER);
  const right = Math.min(scrollWidth, Math.max(...seen.map((rect) => rect.right)) + scrollX + PAPER);
  const bottom = Math.min(scrollHeight, Math.max(...seen.map((rect) => rect.bottom)) + scrollY + PAPER);
  return { x: left, y: top, width: right - left, height: bottom - top };
};
