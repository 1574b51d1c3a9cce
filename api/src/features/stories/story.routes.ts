import { inTransaction } from '../../access/unit-of-work';
import type { Handlers } from '../../http/call';
import { decideStory, respondToStory } from './answer-story.service';
import { createStory } from './create-story.service';
import { deleteStory } from './delete-story.service';
import { featureStory, unfeatureStory } from './feature-story.service';
import { getStory, getStoryImage, listFeaturedStories, listOrganizationStories, searchStories } from './story.service';
import { answerStoryConsent, getStoryConsent, shareStory } from './story-consent.service';

export const storyHandlers = {
  createStory: ({ context, actor, params, body, upload, language, now }) =>
    createStory(context, actor, params.gygId, {
      caption: body.caption,
      altText: body.altText,
      people: body.people,
      mayShare: body.mayShare,
      language: body.language ?? language ?? actor.locale,
      upload,
      now,
    }),
  getStory: ({ context, actor, params, reading, now }) => getStory(context, actor, params.storyId, { reading, now }),
  getStoryImage: ({ context, actor, params }) => getStoryImage(context, actor, params.storyId),
  approveStory: ({ context, actor, params, now }) =>
    inTransaction(context, now, (uow) => decideStory(uow, actor, params.storyId)),
  rejectStory: ({ context, actor, params, body, now }) =>
    inTransaction(context, now, (uow) => decideStory(uow, actor, params.storyId, body)),
  respondToStory: ({ context, actor, params, body, now }) =>
    inTransaction(context, now, (uow) => respondToStory(uow, actor, params.storyId, body.response)),
  getStoryConsent: ({ context, params, query, reading }) =>
    getStoryConsent(context.db.read, params.storyId, { token: query.token, reading }),
  answerStoryConsent: ({ context, actor, params, body, now }) =>
    inTransaction(context, now, (uow) => answerStoryConsent(uow, actor, params.storyId, body)),
  shareStory: ({ context, actor, params, body, now }) =>
    inTransaction(context, now, (uow) => shareStory(uow, actor, params.storyId, body)),
  async deleteStory({ context, actor, params, now }) {
    await deleteStory(context, actor, params.storyId, now);
    return undefined;
  },
  searchStories: ({ context, actor, body, reading }) => searchStories(context, actor, { ...body, reading }),
  findStories: ({ context, actor, query, reading }) => searchStories(context, actor, { ...query, reading }),
  listOrganizationStories: ({ context, actor, params, query, reading }) =>
    listOrganizationStories(context, actor, params.organizationId, { ...query, reading }),
  listFeaturedStories: ({ context, actor, query, reading, now }) =>
    listFeaturedStories(context, actor, { ...query, reading }, now),
  async featureStory({ context, actor, params, body, now }) {
    await inTransaction(context, now, (uow) => featureStory(uow, actor, params.storyId, body));
    return undefined;
  },
  async unfeatureStory({ context, actor, params, query, now }) {
    await inTransaction(context, now, (uow) => unfeatureStory(uow, actor, params.storyId, query));
    return undefined;
  },
} satisfies Partial<Handlers>;
