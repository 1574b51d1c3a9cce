import type { Language } from './texts';

/** The properties of the surrounding page that an element uses. */
export interface Surroundings {
  readonly theme: 'light' | 'dark';
  readonly language: Language;
  /** The computed font families as CSS. The design system sets `font` as a whole, so it cannot inherit them. */
  readonly face: string;
}

const darkSystem = (): MediaQueryList => matchMedia('(prefers-color-scheme: dark)');

/** The colour schemes that the page declares at `element`; `light` if it declares none. */
function schemesAround(element: Element): string {
  const declared = getComputedStyle(element.parentElement ?? document.documentElement).colorScheme;
  if (declared && declared !== 'normal') return declared;
  return document.querySelector<HTMLMetaElement>('meta[name="color-scheme"]')?.content ?? 'light';
}

/** Dark only on a dark page: a light page stays light even if the visitor's system is dark. */
export function themeAround(element: Element): 'light' | 'dark' {
  const schemes = schemesAround(element);
  if (!schemes.includes('dark')) return 'light';
  return !schemes.includes('light') || darkSystem().matches ? 'dark' : 'light';
}

/** The computed font families of `element`. */
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
