import { type Language, languageOfPage } from './texts';

/** What an element can tell of the page around it. */
export interface Surroundings {
  readonly theme: 'light' | 'dark';
  readonly language: Language;
  /** The font families in force, as CSS: the design system's rules cannot inherit them where they name all of `font`. */
  readonly face: string;
}

const darkSystem = (): MediaQueryList => matchMedia('(prefers-color-scheme: dark)');

/** The colour schemes that the page declares at `element`; none declared is `light`. */
function schemesAround(element: Element): string {
  const declared = getComputedStyle(element.parentElement ?? document.documentElement).colorScheme;
  if (declared && declared !== 'normal') return declared;
  return document.querySelector<HTMLMetaElement>('meta[name="color-scheme"]')?.content ?? 'light';
}

/** Dark only on a page that is: a light page stays light whatever the visitor's system says. */
export function themeAround(element: Element): 'light' | 'dark' {
  const schemes = schemesAround(element);
  if (!schemes.includes('dark')) return 'light';
  return !schemes.includes('light') || darkSystem().matches ? 'dark' : 'light';
}

/** The language of the nearest `lang` around `element`. */
export const languageAround = (element: Element): Language =>
  languageOfPage(element.closest('[lang]')?.getAttribute('lang') ?? '');

/** The font families that hold for `element` itself. */
export const faceAround = (element: Element): string => getComputedStyle(element).fontFamily;

/** Calls back when the page's theme or language may have changed; gives what ends it. */
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
