import { featured, gygs, organizations, stories, users } from '@gyg/database/schema';
import { sql } from 'drizzle-orm';

/** Whether a story is featured on the home page or on its host's page. */
const featuredOn = (scope: 'home' | 'organization') =>
  sql<boolean>`exists (select 1 from ${featured} where ${featured.kind} = 'story'
    and ${featured.scope} = ${sql.raw(`'${scope}'`)} and ${featured.targetId} = ${stories.id})`.mapWith(Boolean);

/** A story with related names: to be selected from stories joined with gygs, organisations and users. */
export const storyColumns = {
  id: stories.id,
  url: stories.url,
  caption: stories.caption,
  altText: stories.altText,
  language: stories.language,
  status: stories.status,
  createdAt: stories.createdAt,
  gygId: gygs.id,
  gygTitle: gygs.title,
  gygLanguage: gygs.language,
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
  featuredByHost: featuredOn('organization'),
  response: stories.response,
  rejectReason: stories.rejectReason,
  rejectNote: stories.rejectNote,
  consent: stories.consent,
  mayShare: stories.mayShare,
  publishedAt: gygs.publishedAt,
  gygHidden: gygs.hidden,
};
