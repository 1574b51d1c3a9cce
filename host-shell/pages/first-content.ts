import type { PageLanguage } from './page-language';

const texts = {
  en: {
    loading: 'Loading…',
    slow: 'This takes longer than usual. Your connection may be slow.',
    script: 'Gyg needs JavaScript. Turn it on in your browser and reload the page.',
  },
  sv: {
    loading: 'Laddar …',
    slow: 'Det här tar längre tid än vanligt. Uppkopplingen kan vara långsam.',
    script: 'Gyg behöver JavaScript. Slå på det i webbläsaren och ladda om sidan.',
  },
} as const;

const bar = '<div data-first-bar aria-hidden="true">gyg</div>';
const shapes = '<div data-first-shapes aria-hidden="true"><i></i><i></i><i></i><i></i><i></i></div>';

/**
 * What a page shows until its scripts run: the site's name, a skeleton, and after eight seconds a sentence about slow
 * connections. Styles are in the shell's `first-content.css`, so no inline style or script is needed.
 */
export function firstContent(language: PageLanguage, { lite }: { lite: boolean }): string {
  const { loading, slow } = texts[language];
  const status = `<p role="status">${loading} <span data-first-slow>${slow}</span></p>`;
  return `<div data-first>${lite ? '' : bar}<div data-first-page>${status}${shapes}</div></div>`;
}

/** The sentence for browsers without scripts. */
export const noScript = (language: PageLanguage): string => texts[language].script;
