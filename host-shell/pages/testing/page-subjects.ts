import type { CatalogWithGygs, User } from '@gyg/contract';
import {
  buildGyg,
  buildOrganization,
  buildOrganizationPage,
  buildOrganizationProfile,
  buildStoryPage,
} from '@gyg/contract/testing';
import type { FetchAsGuest } from '../fetch-as-guest';

export const gyg = buildGyg({
  title: 'Soup & <b>bread</b>',
  friendlyUrl: 'soup',
  gygHero: '/media/gygs/soup-1600.webp',
});
const organization = buildOrganizationProfile({
  orgMain: buildOrganization({ name: 'Ren & Kust', summary: '', heroImage: '/media/organizations/kust-1600.webp' }),
  orgPage: buildOrganizationPage({ 'page.aboutOrganization': `<p>Anyone &amp; all <b>can</b> come.</p>` }),
});
const catalog: CatalogWithGygs = {
  id: 'catalog-summer',
  name: 'Summer & coast',
  friendlyUrl: 'summer',
  organizationId: 'org-kust',
  orgName: 'Ren Kust',
  orgLogo: null,
  orgFriendlyUrl: 'ren-kust-bohuslan',
  updated: '2027-05-28T09:00:00.000Z',
  gygIds: gyg.id,
  gygs: [gyg],
};
export const hidden = buildGyg({ id: 'gyg-hidden', title: 'Secret supper', hidden: true });
export const story = buildStoryPage({
  gyg,
  gygId: gyg.id,
  caption: 'Eleven sacks before lunch.',
  url: '/media/uploads/story/a-1600.webp',
});
const person = (id: string, over: Partial<User> = {}): User => ({
  id,
  fullName: 'Elin <S>',
  profileImage: null,
  ...over,
});
/** A fake API with one gyg, organisation, story and catalogue that guests can see, by ids and friendly URLs. */
export const ask: FetchAsGuest = async (name, { params = {}, query = {} }) => {
  if (params.gygId === 'busy') throw new Error('no response in time');
  const bodies: Record<string, unknown> = {
    getGyg: [gyg, hidden].find(({ id }) => id === params.gygId),
    getNeedInvitation: params.needId === 'need-1' ? { gyg } : undefined,
    getStory: params.storyId === story.id ? story : undefined,
    getOrganizationProfile: params.organizationId === organization.orgMain.id ? organization : undefined,
    getOrganizationByName: ['ren-kust-bohuslan', 'rkb', 'RKB'].includes(params.friendlyUrl ?? '')
      ? organization
      : undefined,
    getUser: { 'elin.s': person('elin.s'), amadou: person('amadou', { searchable: true }) }[params.userId ?? ''],
    viewOrganizationGygs: params.organizationId === 'org-kust' ? {} : undefined,
    getCatalogByName: params.catalogFriendlyUrl === 'summer' ? { catalogs: [catalog] } : undefined,
    findGygByUrl: query.gygFriendlyUrl === 'soup' ? { gyg } : undefined,
  };
  return bodies[name] as never;
};
