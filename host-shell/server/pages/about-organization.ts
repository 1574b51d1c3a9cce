import { type OrganizationProfile, sharePicture } from '@gyg/contract';
import type { PageSubject } from './page-subject';

/** The length that search engines and other sites show. */
const mostCharacters = 200;

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' };

/** The plain text of HTML, cut at a word. */
export function plainWords(html: string): string {
  const text = html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(#?\w+);/g, (entity, name: string) => entities[name] ?? entity)
    .replace(/\s+/g, ' ')
    .trim();
  if (text.length <= mostCharacters) return text;
  const cut = text.slice(0, mostCharacters);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 1))}…`;
}

/** The metadata of an organisation's page; undefined if a guest cannot see it or its profile is not online. */
export function aboutOrganization(
  profile: OrganizationProfile | undefined,
  publicUrl: string,
): PageSubject | undefined {
  if (profile === undefined) return undefined;
  const { orgMain, orgPage } = profile;
  const { name, friendlyUrl, city, country } = orgMain;
  const canonical = `/go/${friendlyUrl}`;
  const description = plainWords(orgPage['page.aboutOrganization']) || `${name} on Gyg.`;
  const absolute = (address: string | null) => (address === null ? {} : { image: new URL(address, publicUrl).href });
  const elsewhere = [orgPage.website, orgPage.facebook, orgPage.linkedin, orgPage.twitter, orgPage.instagram];
  return {
    title: `${name} · Gyg`,
    description,
    canonical,
    image: orgMain.heroImage === null ? undefined : sharePicture(orgMain.heroImage),
    data: {
      '@context': 'https://schema.org',
      '@type': 'Organization',
      name,
      description,
      url: `${publicUrl}${canonical}`,
      sameAs: elsewhere.filter((address) => /^https?:\/\//.test(address)),
      ...(orgMain.logo === null ? {} : { logo: new URL(orgMain.logo, publicUrl).href }),
      ...absolute(orgMain.heroImage),
      ...(city === '' ? {} : { address: { '@type': 'PostalAddress', addressLocality: city, addressCountry: country } }),
    },
    type: 'profile',
  };
}
