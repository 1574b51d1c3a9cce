const darkSystem = (): MediaQueryList => matchMedia('(prefers-color-scheme: dark)');

/** How light a computed colour is, 0 to 1; undefined if it is not in a notation of sRGB. */
function lightness(colour: string): number | undefined {
  const [red = 0, green = 0, blue = 0] = (/^rgba?\((.*)\)$/.exec(colour)?.[1] ?? '').split(/[ ,/]+/).map(Number);
  return colour.startsWith('rgb') ? (0.299 * red + 0.587 * green + 0.114 * blue) / 255 : undefined;
}

/**
 * The theme of the page around an element: dark where the page's text is light. Without a readable text colour, by the
 * colour scheme that the page declares.
 */
export function themeAround(element: Element): 'light' | 'dark' {
  const { color, colorScheme } = getComputedStyle(element);
  const light = lightness(color);
  if (light !== undefined) return light > 0.5 ? 'dark' : 'light';
  return colorScheme.includes('dark') && (!colorScheme.includes('light') || darkSystem().matches) ? 'dark' : 'light';
}

/** The computed font families of `element` as CSS. The design system sets `font` as a whole, so it cannot inherit them. */
export const faceAround = (element: Element): string => getComputedStyle(element).fontFamily;

/** Calls back when the page's theme or language may have changed. Returns a function that stops watching. */
export function watchSurroundings(changed: () => void): () => void {
  const system = darkSystem();
  const page = new MutationObserver(changed);
  page.observe(document.documentElement, { attributes: true });
  page.observe(document.body, { attributes: true });
  system.addEventListener('change', changed);
  return () => {
    page.disconnect();
    system.removeEventListener('change', changed);
  };
}
