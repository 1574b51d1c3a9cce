import { limits, type StoryPage } from '@gyg/contract';
import type { Actor } from '../../access/actor';
import type { ApiContext } from '../../api-context';
import { type Asked, getGyg } from '../gygs';
import { withConsentLinks } from './consent-links.service';
import { getStoryRow, listGygStories, presentStoryFor } from './story.service';

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
