import type { OrganizationProfile } from '@gyg/contract';
import { breadcrumbs } from './breadcrumbs';
import type { PageContext, PageSubject } from './page-subject';
import { plainWords } from './plain-words';
import { shareImage } from './share-image';

const directory = { en: 'Organisations', sv: 'Organisationer' } as const;
const unsaid = { en: (name: string) => `${name} on Gyg.`, sv: (name: string) => `${name} på Gyg.` } as const;

/** The metadata of an organisation's page; undefined if a guest cannot see it or its profile is not online. */
export function aboutOrganization(
  profile: OrganizationProfile | undefined,
  { publicUrl, language }: PageContext,
): PageSubject | undefined {
  if (profile === undefined) return undefined;
  const { orgMain, orgPage } = profile;
  const { name, friendlyUrl, city, country, summary } = orgMain;
  const canonical = `/go/${friendlyUrl}`;
  const description = summary || plainWords(orgPage['page.aboutOrganization']) || unsaid[language](name);
  const absolute = (address: string | null) => (address === null ? {} : { image: new URL(address, publicUrl).href });
  const elsewhere = [orgPage.website, orgPage.facebook, orgPage.linkedin, orgPage.twitter, orgPage.instagram];
  return {
    title: `${name} · Gyg`,
    description,
    canonical,
    image: shareImage(orgMain.heroImage, name),
    data: [
      {
        '@type': 'Organization',
        name,
        description,
        url: `${publicUrl}${canonical}`,
        sameAs: elsewhere.filter((address) => /^https?:\/\//.test(address)),
        ...(orgMain.logo === null ? {} : { logo: new URL(orgMain.logo, publicUrl).href }),
        ...absolute(orgMain.heroImage),
        ...(city === ''
          ? {}
          : { address: { '@type': 'PostalAddress', addressLocality: city, addressCountry: country.toUpperCase() } }),
      },
      breadcrumbs(publicUrl, [
        { name: directory[language], path: '/organizations' },
        { name, path: canonical },
      ]),
    ],
    type: 'profile',
  };
}
