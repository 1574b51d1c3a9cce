/**
 * Tells the page around `own` how high the content is, also when that page asks, and gives the document the background
 * of its element. Only a number leaves the frame. A page that was opened without a frame reports nothing.
 */
export function reportHeight(own: typeof window): void {
  const { body } = own.document;
  const ground = body.firstElementChild?.getAttribute('bg');
  if (ground && CSS.supports('color', ground)) body.style.background = ground;
  const around = own.parent;
  if (around === own) return;
  const report = (): void => {
    const { height } = body.getBoundingClientRect();
    around.postMessage({ gygFrameHeight: Math.ceil(height) }, '*');
  };
  own.addEventListener('message', ({ source, data }) => {
    if (source === around && data === 'gyg-frame-height') report();
  });
  new own.ResizeObserver(report).observe(body);
}
