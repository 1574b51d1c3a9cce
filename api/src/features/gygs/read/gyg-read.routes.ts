import type { Handlers } from '../../../http/call';
import { getGygByUrl } from '..';
import { searchFeaturedGygs, searchGygs, searchGygsByIds } from './gyg-search.service';
import { searchHostedGygs, searchJoinedGygs } from './gygs-of-organization.service';
import { listManagedGygs, listOrganizationGygs, selectGygs, viewOrganizationGygs } from './organization-gygs.service';
import { searchUserGygs, viewGygProfiles } from './user-gygs.service';

export const gygReadHandlers = {
  searchGygs: ({ context, actor, body, reading, now }) => searchGygs(context, actor, body, { reading, now }),
  findGygs: ({ context, actor, query, reading, now }) => searchGygs(context, actor, query, { reading, now }),
  searchGygsByIds: ({ context, actor, body, reading, now }) =>
    searchGygsByIds(context, actor, body.ids, { reading, now }),
  findGygsByIds: ({ context, actor, query, reading, now }) =>
    searchGygsByIds(context, actor, query.ids, { reading, now }),
  searchFeaturedGygs: ({ context, actor, reading, now }) => searchFeaturedGygs(context, actor, { reading, now }),
  findFeaturedGygs: ({ context, actor, reading, now }) => searchFeaturedGygs(context, actor, { reading, now }),
  searchHostedGygs: ({ context, actor, body, reading, now }) =>
    searchHostedGygs(context, actor, body, { reading, now }),
  findHostedGygs: ({ context, actor, query, reading, now }) =>
    searchHostedGygs(context, actor, query, { reading, now }),
  searchGygByUrl: ({ context, body, reading, now }) => getGygByUrl(context, body, { reading, now }),
  findGygByUrl: ({ context, query, reading, now }) => getGygByUrl(context, query, { reading, now }),
  viewOrganizationGygs: ({ context, actor, params, query, reading, now }) =>
    viewOrganizationGygs(context, actor, params.organizationId, query, { reading, now }),
  listOrganizationGygs: ({ context, actor, params, query, reading, now }) =>
    listOrganizationGygs(context, actor, params.organizationId, query, { reading, now }),
  listManagedGygs: ({ context, actor, params, query, reading, now }) =>
    listManagedGygs(context, actor, params.userId, query, { reading, now }),
  searchParticipatingGygs: ({ context, actor, body, reading, now }) =>
    searchJoinedGygs(context, actor, 'participants', body, { reading, now }),
  findParticipatingGygs: ({ context, actor, query, reading, now }) =>
    searchJoinedGygs(context, actor, 'participants', query, { reading, now }),
  searchPartnerGygs: ({ context, actor, body, reading, now }) =>
    searchJoinedGygs(context, actor, 'partners', body, { reading, now }),
  findPartnerGygs: ({ context, actor, query, reading, now }) =>
    searchJoinedGygs(context, actor, 'partners', query, { reading, now }),
  searchUserGygs: ({ context, actor, body, reading, now }) => searchUserGygs(context, actor, body, { reading, now }),
  findUserGygs: ({ context, actor, query, reading, now }) => searchUserGygs(context, actor, query, { reading, now }),
  viewGygProfiles: ({ context, actor, body, reading, now }) => viewGygProfiles(context, actor, body, { reading, now }),
  selectGygs: ({ context, actor, query, reading, now }) => selectGygs(context, actor, query, { reading, now }),
  viewPublishedGygs: ({ context, actor, params, query, reading, now }) =>
    viewOrganizationGygs(context, actor, params.organizationId, { ...query, states: 'p' }, { reading, now }),
  viewOngoingGygs: ({ context, actor, params, query, reading, now }) =>
    viewOrganizationGygs(context, actor, params.organizationId, { ...query, states: 'o' }, { reading, now }),
  viewFinishedGygs: ({ context, actor, params, query, reading, now }) =>
    viewOrganizationGygs(context, actor, params.organizationId, { ...query, states: 'f' }, { reading, now }),
} satisfies Partial<Handlers>;
