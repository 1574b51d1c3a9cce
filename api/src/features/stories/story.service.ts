import { limits, type ReadingLanguage, type Story, type StoryPage, type StoryStatus } from '@gyg/contract';
import type { Reader } from '@gyg/database';
import { type Actor, readsAsAdmin } from '../../access/actor';
import type { TextPaging } from '../../access/queries/paging.repository';
import type { ApiContext } from '../../api-context';
import { problem } from '../../problem';
import { type Asked, getGyg, getVisibleGyg } from '../gygs';
import { getOrganizationRow } from '../organizations';
import { withConsentLinks } from './consent-links.service';
import { canSeeUnapproved, requireVisibleStory, storyReaderOf } from './story.policy';
import {
  findStory,
  listApprovedOfGyg,
  listFeaturedRows,
  listOwnStoryRows,
  listStoriesByIds,
  listStoryRows,
  type StoryRow,
} from './story.repository';
import { countStories, featuredStories, type StoryFilter, storyConditions } from './story-conditions.repository';

const maxPerGyg = 60;
const outsider: Actor = { kind: 'guest' };

/**
 * A story; with the author's name and portrait unless they hide their name. Insiders (the author and the hosts) always see
 * both, why it was rejected, and what its people and its author have agreed to.
 */
function presentStory(row: StoryRow, { insider }: { insider: boolean }): Story {
  const { createdAt, publishedAt: _published, gygHidden: _hidden, ...rest } = row;
  const { showName, rejectReason, rejectNote, consent, mayShare, ...story } = rest;
  const rejection = rejectReason && { reason: rejectReason, note: rejectNote ?? '' };
  const named = row.username !== '' && (showName || insider);
  return {
    ...story,
    approved: row.status === 'APPROVED',
    storyTimestamp: createdAt.toISOString(),
    userId: named ? row.userId : null,
    username: named ? row.username : '',
    profileImage: named ? row.profileImage : null,
    ...(insider ? { rejection, consent, mayShare } : {}),
  };
}

/** A story for this caller. */
export function presentStoryFor(actor: Actor, row: StoryRow): Story {
  return presentStory(row, { insider: canSeeUnapproved(actor, row) });
}

/** A story that this caller may see. Throws 404 `stories.missing`. */
export async function getStoryRow(
  read: Reader,
  actor: Actor,
  storyId: string,
  reading: ReadingLanguage = 'own',
): Promise<StoryRow> {
  return requireVisibleStory(actor, await findStory(read, storyId, reading));
}

/** Stories by id whatever their state, for super users; unknown ids are left out. */
export function getStoriesByIds(read: Reader, ids: readonly string[], reading: ReadingLanguage): Promise<StoryRow[]> {
  return listStoriesByIds(read, ids, reading);
}

/** The picture's address. Throws 404 `image.missing` for a story without one. */
export async function getStoryImage({ db }: ApiContext, actor: Actor, storyId: string) {
  const { id, url, caption, altText } = await getStoryRow(db.read, actor, storyId);
  if (url === null) throw problem('image.missing');
  return { id, url, caption, altText };
}

/** The stories of a hidden organisation are listed for its admins only. */
async function requireListed(read: Reader, actor: Actor, organizationId: string): Promise<void> {
  const row = await getOrganizationRow(read, organizationId);
  if (!row.profileVisible && !readsAsAdmin(actor, row.id)) throw problem('org.profile.not_online');
}

interface StorySearch extends StoryFilter, TextPaging {
  sort: 'newest' | 'oldest';
  counts: boolean;
}

/**
 * Stories that the caller may see, and with `counts` how many each status has if the filters by answer and featuring
 * are left out. Throws 404 for a missing gyg or organisation.
 */
export async function searchStories(context: ApiContext, actor: Actor, search: StorySearch) {
  const { db } = context;
  const { page, pageSize, reading, sort, gygId, organizationId } = search;
  if (gygId !== undefined) await getVisibleGyg(db.read, actor, gygId);
  if (organizationId !== undefined) await requireListed(db.read, actor, organizationId);
  const reader = storyReaderOf(actor);
  const unanswered = { ...search, approved: undefined, status: undefined, featuredByHost: undefined };
  const [{ rows, total }, counts] = await Promise.all([
    listStoryRows(db.read, storyConditions(reader, search), { page, pageSize, reading, sort }),
    search.counts ? countStories(db.read, storyConditions(reader, unanswered)) : undefined,
  ]);
  const presented = rows.map((row) => presentStoryFor(actor, row));
  const shown = await withConsentLinks(context, actor, presented);
  return { stories: shown, ...(counts ? { counts } : {}), total, page, pageSize };
}

/** The approved stories of an organisation's gygs. */
export async function listOrganizationStories(
  { db }: ApiContext,
  actor: Actor,
  organizationId: string,
  { page, pageSize, reading }: TextPaging,
) {
  await requireListed(db.read, actor, organizationId);
  const where = storyConditions(storyReaderOf(outsider), { organizationId, approved: true });
  const { rows, total } = await listStoryRows(db.read, where, { page, pageSize, reading });
  return { stories: rows.map((row) => presentStoryFor(actor, row)), total, page, pageSize };
}

/** The stories that are featured now on the home page or an organisation's page. */
export async function listFeaturedStories(
  { db }: ApiContext,
  actor: Actor,
  { organizationId, page, pageSize, reading }: TextPaging & { organizationId?: string | undefined },
  now: Date,
) {
  if (organizationId !== undefined) await requireListed(db.read, actor, organizationId);
  const paging = { page, pageSize, reading, onHome: organizationId === undefined };
  const { rows, total } = await listFeaturedRows(db.read, featuredStories(organizationId, now), paging);
  return { stories: rows.map((row) => presentStoryFor(actor, row)), total, page, pageSize };
}

/** The first approved stories of a gyg, newest first, and how many there are. */
export async function listGygStories(
  read: Reader,
  actor: Actor,
  gygId: string,
  { reading, limit = maxPerGyg }: { reading: ReadingLanguage; limit?: number },
) {
  const { rows, total } = await listApprovedOfGyg(read, gygId, { reading, limit });
  return { stories: rows.map((row) => presentStoryFor(actor, row)), total };
}

/** The approved stories of a user for their profile, newest first; none if they hide their name. */
export async function listUserStories(
  read: Reader,
  actor: Actor,
  userId: string,
  reading: ReadingLanguage,
): Promise<Story[]> {
  const where = storyConditions(storyReaderOf(actor), { userId, approved: true });
  const { rows } = await listStoryRows(read, where, { page: 0, pageSize: limits.pageSizeMax, reading });
  return rows.map((row) => presentStoryFor(actor, row));
}

/** The latest story that a user told of each gyg, by the id of the gyg. One statement. */
export async function latestOwnStories(
  read: Reader,
  userId: string,
): Promise<Map<string, { id: string; status: StoryStatus }>> {
  const rows = await listOwnStoryRows(read, userId);
  return new Map(rows.map(({ gygId, ...story }) => [gygId, story]));
}

/** A story with its gyg and other stories of it. Throws 404 `stories.missing` unless the caller may see it. */
export async function getStory(context: ApiContext, actor: Actor, storyId: string, asked: Asked): Promise<StoryPage> {
  const { reading } = asked;
  const { read } = context.db;
  const row = await getStoryRow(read, actor, storyId, reading);
  const [gyg, { stories, total }] = await Promise.all([
    getGyg(context, actor, row.gygId, asked),
    // One more than is shown, since the story itself may be among them.
    listGygStories(read, actor, row.gygId, { reading, limit: limits.storiesBeside + 1 }),
  ]);
  const more = stories.filter(({ id }) => id !== row.id).slice(0, limits.storiesBeside);
  const page = { ...presentStoryFor(actor, row), gyg, more, storyCount: total };
  const [story = page] = await withConsentLinks(context, actor, [page]);
  return story;
}
