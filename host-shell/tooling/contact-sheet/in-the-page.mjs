/** Run inside the page: each is sent there as text, so none may use anything of this file. */

/** The story is drawn, or said that it cannot be. */
export const dressed = () =>
  document.body.classList.contains('sb-show-main') &&
  (document.querySelector('#storybook-root')?.childElementCount ?? 0) > 0;

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
