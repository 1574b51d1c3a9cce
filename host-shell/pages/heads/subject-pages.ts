import type { ReadInLanguage } from '@gyg/contract/reads-in-language';
import { pathOf } from '@gyg/contract/routes';
import { findByPath } from '../find-by-path';
import { aboutCatalog } from './about-catalog';
import { aboutGyg } from './about-gyg';
import { aboutOrganization } from './about-organization';
import { aboutStory } from './about-story';
import { aboutUser } from './about-user';
import type { PageContext, PageSubject } from './page-subject';

type Params = Record<string, string>;

/** A page that is about one thing. */
export interface SubjectPage {
  /** The first public API request of the page, if its path determines it. */
  firstCall?: (params: Params) => string;
  /** Its path is made of names that can be spelled in many ways: all others lead to the canonical one. */
  named?: true;
  /**
   * Finds the thing as a guest. Resolves with its metadata; with `hidden` if only a link leads to it. Undefined if a guest cannot see it. Rejects if the API does not respond.
   */
  find: (params: Params, context: PageContext) => Promise<PageSubject | 'hidden' | undefined>;
}

/** The path of a first request. The page sends it in its language, so the operation must take `lang`. */
const callOf = (name: ReadInLanguage, params?: Params): string => pathOf(name, params);

const gygById: SubjectPage = {
  firstCall: (params) => callOf('getGygProfile', params),
  find: async (params, context) => aboutGyg(await context.ask('getGyg', { params }), context),
};
const gygByName: SubjectPage = {
  named: true,
  firstCall: (query) => `${callOf('findGygByUrl')}?${new URLSearchParams(query)}`,
  find: async (query, context) => aboutGyg((await context.ask('findGygByUrl', { query }))?.gyg, context),
};
const storyById: SubjectPage = {
  firstCall: (params) => callOf('getStory', params),
  find: async ({ gygId = '', storyId = '' }, context) =>
    aboutStory(await context.ask('getStory', { params: { storyId } }), gygId, context),
};
/** The page that search engines keep is the gyg's: the address of a closed need is only for those who have the link. */
const needInvitation: SubjectPage = {
  firstCall: (params) => callOf('getNeedInvitation', params),
  find: async (params, context) => aboutGyg((await context.ask('getNeedInvitation', { params }))?.gyg, context),
};
const organizationById: SubjectPage = {
  firstCall: (params) => callOf('getOrganizationProfile', params),
  find: async (params, context) => aboutOrganization(await context.ask('getOrganizationProfile', { params }), context),
};
const organizationByName: SubjectPage = {
  named: true,
  firstCall: (params) => callOf('getOrganizationByName', params),
  find: async (params, context) => aboutOrganization(await context.ask('getOrganizationByName', { params }), context),
};
const catalogByName: SubjectPage = {
  named: true,
  firstCall: (params) => callOf('getCatalogByName', params),
  find: async (params, context) =>
    aboutCatalog((await context.ask('getCatalogByName', { params }))?.catalogs[0], context),
};
const user: SubjectPage = {
  find: async (params, context) => aboutUser(await context.ask('getUser', { params }), context),
};

/** Fixed paths that only look like a page about one thing. */
const noSubject = undefined;

/** Finds the subject of a page by its path. */
export const findSubjectPage = findByPath<SubjectPage | undefined>([
  ['/gygs/:gygId', gygById],
  ['/gygs/:gygId/stories/:storyId', storyById],
  ['/gygs/invite/:orgFriendlyUrl/:gygFriendlyUrl/:needId', needInvitation],
  ['/go/:orgFriendlyUrl/:gygFriendlyUrl', gygByName],
  ['/organizations/:organizationId', organizationById],
  ['/organizations/register', noSubject],
  ['/go/:friendlyUrl', organizationByName],
  ['/catalogs/:orgFriendlyUrl/:catalogFriendlyUrl', catalogByName],
  ['/users/:userId', user],
  ['/users/register', noSubject],
  ['/users/verify', noSubject],
]);
