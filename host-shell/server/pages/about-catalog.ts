import { type CatalogWithGygs, sharePicture } from '@gyg/contract';
import type { PageSubject } from './page-subject';

/** How many gygs the description names. */
const most = 3;

/** The metadata of a catalogue's page; undefined if a guest cannot see it. */
export function aboutCatalog(catalog: CatalogWithGygs | undefined, publicUrl: string): PageSubject | undefined {
  if (catalog === undefined) return undefined;
  const { name, orgName, orgFriendlyUrl, friendlyUrl, gygs } = catalog;
  const canonical = `/catalogs/${orgFriendlyUrl}/${friendlyUrl}`;
  const titles = gygs.slice(0, most).map(({ title }) => title);
  const [first] = gygs;
  return {
    title: `${name}, ${orgName} · Gyg`,
    description: titles.length === 0 ? `${name}, ${orgName}.` : `${titles.join(', ')}${gygs.length > most ? ' …' : ''}`,
    canonical,
    image: first === undefined ? undefined : sharePicture(first.gygHero),
    data: {
      '@context': 'https://schema.org',
      '@type': 'CollectionPage',
      name,
      url: `${publicUrl}${canonical}`,
      publisher: { '@type': 'Organization', name: orgName, url: `${publicUrl}/go/${orgFriendlyUrl}` },
    },
    type: 'website',
  };
}
