import type { Handlers } from '../../../http/call';
import { getGygByUrl } from '..';
import { searchFeaturedGygs, searchGygs, searchGygsByIds } from './gyg-search.service';
import { searchHostedGygs, searchJoinedGygs } from './gygs-of-organization.service';
import { listManagedGygs, listOrganizationGygs, viewOrganizationGygs } from './organization-gygs.service';
import { selectGygs } from './select-gygs.service';
import { searchUserGygs, viewGygProfiles } from './user-gygs.service';

export const gygReadHandlers = {
  searchGygs: ({ context, actor, body, now }) => searchGygs(context, actor, body, now),
  findGygs: ({ context, actor, query, now }) => searchGygs(context, actor, query, now),
  searchGygsByIds: ({ context, actor, body, now }) => searchGygsByIds(context, actor, body.ids, now),
  findGygsByIds: ({ context, actor, query, now }) => searchGygsByIds(context, actor, query.ids, now),
  searchFeaturedGygs: ({ context, actor, now }) => searchFeaturedGygs(context, actor, now),
  findFeaturedGygs: ({ context, actor, now }) => searchFeaturedGygs(context, actor, now),
  searchHostedGygs: ({ context, actor, body, now }) => searchHostedGygs(context, actor, body, now),
  findHostedGygs: ({ context, actor, query, now }) => searchHostedGygs(context, actor, query, now),
  searchGygByUrl: ({ context, body, now }) => getGygByUrl(context, body, now),
  findGygByUrl: ({ context, query, now }) => getGygByUrl(context, query, now),
  viewOrganizationGygs: ({ context, actor, params, query, now }) =>
    viewOrganizationGygs(context, actor, params.organizationId, query, now),
  listOrganizationGygs: ({ context, actor, params, query, now }) =>
    listOrganizationGygs(context, actor, params.organizationId, query, now),
  listManagedGygs: ({ context, actor, params, query, now }) =>
    listManagedGygs(context, actor, params.userId, query, now),
  searchParticipatingGygs: ({ context, actor, body, now }) =>
    searchJoinedGygs(context, actor, 'participants', body, now),
  findParticipatingGygs: ({ context, actor, query, now }) =>
    searchJoinedGygs(context, actor, 'participants', query, now),
  searchPartnerGygs: ({ context, actor, body, now }) => searchJoinedGygs(context, actor, 'partners', body, now),
  findPartnerGygs: ({ context, actor, query, now }) => searchJoinedGygs(context, actor, 'partners', query, now),
  searchUserGygs: ({ context, actor, body, now }) => searchUserGygs(context, actor, body, now),
  findUserGygs: ({ context, actor, query, now }) => searchUserGygs(context, actor, query, now),
  viewGygProfiles: ({ context, actor, body, now }) => viewGygProfiles(context, actor, body, now),
  selectGygs: ({ context, actor, query, now }) => selectGygs(context, actor, query, now),
  viewPublishedGygs: ({ context, actor, params, query, now }) =>
    viewOrganizationGygs(context, actor, params.organizationId, { ...query, states: 'p' }, now),
  viewOngoingGygs: ({ context, actor, params, query, now }) =>
    viewOrganizationGygs(context, actor, params.organizationId, { ...query, states: 'o' }, now),
  viewFinishedGygs: ({ context, actor, params, query, now }) =>
    viewOrganizationGygs(context, actor, params.organizationId, { ...query, states: 'f' }, now),
} satisfies Partial<Handlers>;
