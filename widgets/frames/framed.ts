/**
 * Runs in the platform's pages for frames: tells the page around it how high the content is, also when that page asks,
 * and gives the document the background of its element. Only a number leaves the frame.
 */
const report = (): void => {
  const { height } = document.body.getBoundingClientRect();
  parent.postMessage({ gygFrameHeight: Math.ceil(height) }, '*');
};

const ground = document.body.firstElementChild?.getAttribute('bg');
if (ground && CSS.supports('color', ground)) document.body.style.background = ground;
addEventListener('message', ({ source }) => {
  if (source === parent) report();
});
new ResizeObserver(report).observe(document.body);
