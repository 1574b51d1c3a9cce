/** These functions run in the page. They are sent as text, so they must not use anything else of this file. */

/**
 * Whether the story and its interaction have finished. Its content may be outside its root, such as toasts and dialogs.
 */
export const over = () =>
  ['finished', 'errored', 'aborted'].includes(window.__STORYBOOK_PREVIEW__?.currentRender?.phase);

/** Storybook's error for a story that threw; undefined if the story was rendered. */
export const failure = () =>
  document.body.classList.contains('sb-show-main')
    ? undefined
    : (document.querySelector('#error-message')?.textContent ?? 'shows nothing');

/** Sets the toolbar, and waits until the story has been rendered again. */
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

/** Waits for fonts, pictures and the last layout frames, and for animations up to a limit. */
export const stillness = async () => {
  const frame = () => new Promise((resolve) => requestAnimationFrame(() => resolve()));
  const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
  // The whole page is captured, but a lazy picture below the window would load only after scrolling.
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

/** The width of content that overflows the window, or 0. */
export const widerThanWindow = () => {
  const { scrollWidth, clientWidth } = document.documentElement;
  return scrollWidth > clientWidth ? scrollWidth : 0;
};

/**
 * The painted area of a story, with a small margin; undefined if the story is a whole page, or a backdrop covers it.
 * Boxes that only contain others are as wide as the window, so only text, pictures, and elements with a background or
 * border count.
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
