import { escapeHtml } from '../escape-html';
import { type PageLanguage, pageLanguages, pathInLanguage } from '../page-language';
import { elementFor } from './oembed-element';
import type { PageSubject } from './page-subject';
import type { ShareImage } from './share-image';

/** How Open Graph writes the languages. */
const locales = { en: 'en_GB', sv: 'sv_SE' } as const;

const element = (name: 'meta' | 'link', attributes: Record<string, string>) =>
  `<${name} ${Object.entries(attributes)
    .map(([attribute, value]) => `${attribute}="${escapeHtml(value)}"`)
    .join(' ')}>`;
const meta = (name: string, content: string) => element('meta', { name, content });
const property = (name: string, content: string) => element('meta', { property: name, content });
const link = (attributes: Record<string, string>) => element('link', attributes);

function imageElements(image: ShareImage | undefined, publicUrl: string): string[] {
  if (image === undefined) return [meta('twitter:card', 'summary')];
  const url = new URL(image.url, publicUrl).href;
  const size = image.size && [
    property('og:image:width', `${image.size.width}`),
    property('og:image:height', `${image.size.height}`),
  ];
  return [
    property('og:image', url),
    ...(size ?? []),
    property('og:image:alt', image.alt),
    meta('twitter:card', 'summary_large_image'),
    meta('twitter:image', url),
    meta('twitter:image:alt', image.alt),
  ];
}

/** Links to the page in each language, and to the address that follows the visitor's. */
function addressElements(path: string, canonical: string): string[] {
  return [
    link({ rel: 'canonical', href: canonical }),
    ...pageLanguages.map((hreflang) => link({ rel: 'alternate', hreflang, href: pathInLanguage(path, hreflang) })),
    link({ rel: 'alternate', hreflang: 'x-default', href: path }),
  ];
}

/** Where sites that embed pages by their address find how. */
function embedElements({ canonical, title }: PageSubject, publicUrl: string): string[] {
  if (elementFor(canonical) === undefined) return [];
  const href = `${publicUrl}/oembed?${new URLSearchParams({ url: `${publicUrl}${canonical}` })}`;
  return [link({ rel: 'alternate', type: 'application/json+oembed', href, title })];
}

export interface HeadOptions {
  publicUrl: string;
  language: PageLanguage;
  /** Whether the address names the language. */
  inAddress: boolean;
  /** Whether search engines may list the page. */
  indexed: boolean;
}

/**
 * The elements for a page's head. The canonical address of a page in a named language names it too. JSON-LD is data, so
 * the policy against inline scripts does not apply to it.
 */
export function headElements(about: PageSubject, { publicUrl, language, inAddress, indexed }: HeadOptions): string {
  // The path is joined, not resolved: `//elsewhere` is a path of this site and would otherwise become another host.
  const path = `${publicUrl}${about.canonical}`;
  const canonical = inAddress ? pathInLanguage(path, language) : path;
  const graph = { '@context': 'https://schema.org', '@graph': about.data };
  return [
    meta('description', about.description),
    ...(indexed ? addressElements(path, canonical) : [meta('robots', 'noindex')]),
    property('og:site_name', 'Gyg'),
    property('og:type', about.type),
    property('og:title', about.title),
    property('og:description', about.description),
    property('og:url', canonical),
    property('og:locale', locales[language]),
    ...pageLanguages
      .filter((candidate) => candidate !== language)
      .map((alternate) => property('og:locale:alternate', locales[alternate])),
    meta('twitter:title', about.title),
    meta('twitter:description', about.description),
    ...(indexed ? embedElements(about, publicUrl) : []),
    ...imageElements(about.image, publicUrl),
    ...(about.data.length === 0
      ? []
      : [`<script type="application/ld+json">${JSON.stringify(graph).replaceAll('<', '\\u003c')}</script>`]),
  ].join('\n    ');
}
