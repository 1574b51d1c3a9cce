import type { CatalogWithGygs } from '@gyg/contract';
import { breadcrumbs } from './breadcrumbs';
import type { PageContext, PageSubject } from './page-subject';
import { shareImage } from './share-image';

/** How many gygs the description names. */
const most = 3;

/** The metadata of a catalogue's page; undefined if a guest cannot see it. */
export function aboutCatalog(
  catalog: CatalogWithGygs | undefined,
  { publicUrl }: PageContext,
): PageSubject | undefined {
  if (catalog === undefined) return undefined;
  const { name, orgName, orgFriendlyUrl, friendlyUrl } = catalog;
  const gygs = catalog.gygs.filter(({ hidden }) => !hidden);
  const host = `/go/${orgFriendlyUrl}`;
  const canonical = `/catalogs/${orgFriendlyUrl}/${friendlyUrl}`;
  const titles = gygs.slice(0, most).map(({ title }) => title);
  const [first] = gygs;
  return {
    title: `${name}, ${orgName} · Gyg`,
    description: titles.length === 0 ? `${name}, ${orgName}.` : `${titles.join(', ')}${gygs.length > most ? ' …' : ''}`,
    canonical,
    image: shareImage(first?.gygHero, first?.heroAlt || name),
    data: [
      {
        '@type': 'CollectionPage',
        name,
        url: `${publicUrl}${canonical}`,
        publisher: { '@type': 'Organization', name: orgName, url: `${publicUrl}${host}` },
        mainEntity: {
          '@type': 'ItemList',
          numberOfItems: gygs.length,
          itemListElement: gygs.map((gyg, index) => ({
            '@type': 'ListItem',
            position: index + 1,
            name: gyg.title,
            url: `${publicUrl}/go/${gyg.orgFriendlyUrl}/${gyg.friendlyUrl}`,
          })),
        },
      },
      breadcrumbs(publicUrl, [
        { name: orgName, path: host },
        { name, path: canonical },
      ]),
    ],
    type: 'website',
  };
}
