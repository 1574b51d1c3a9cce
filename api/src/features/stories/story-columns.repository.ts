import { featured, gygs, organizations, stories, users } from '@gyg/database/schema';
import { sql } from 'drizzle-orm';
import { gygLanguageIn, gygTitleIn, type TextLanguage } from '../../access/queries/texts-in-language.repository';

/** Whether a story is featured on the home page or on its host's page. */
const featuredOn = (scope: 'home' | 'organization') =>
  sql<boolean>`exists (select 1 from ${featured} where ${featured.kind} = 'story'
    and ${featured.scope} = ${sql.raw(`'${scope}'`)} and ${featured.targetId} = ${stories.id})`.mapWith(Boolean);

/** Whether a story is featured on its host's page. */
export const isFeaturedByHost = featuredOn('organization');

/**
 * A story with related names, and the title of its gyg in a language: to be selected from stories joined with gygs,
 * organisations and users.
 */
export const storyColumns = (reading: TextLanguage) => ({
  id: stories.id,
  url: stories.url,
  caption: stories.caption,
  altText: stories.altText,
  language: stories.language,
  status: stories.status,
  createdAt: stories.createdAt,
  gygId: gygs.id,
  gygTitle: gygTitleIn(reading),
  gygLanguage: gygLanguageIn(reading),
  gygFriendlyUrl: gygs.friendlyUrl,
  sdgGoalId: gygs.sdgGoalId,
  organizationId: stories.organizationId,
  orgName: organizations.name,
  orgFriendlyUrl: organizations.friendlyUrl,
  userId: stories.userId,
  username: users.fullName,
  profileImage: users.profileImage,
  showName: users.showName,
  featured: featuredOn('home'),
  featuredByHost: isFeaturedByHost,
  response: stories.response,
  rejectReason: stories.rejectReason,
  rejectNote: stories.rejectNote,
  consent: stories.consent,
  mayShare: stories.mayShare,
  publishedAt: gygs.publishedAt,
  gygHidden: gygs.hidden,
});
