import { z } from 'zod';
import { defineOperations, uploadErrors } from '../operation';
import { idSchema, listOf, pageQuery } from '../schemas/common';
import {
  createStoryBodySchema,
  rejectStoryBodySchema,
  respondToStoryBodySchema,
  storyImageSchema,
  storyListSchema,
  storyQuerySchema,
  storySchema,
  storyScopeSchema,
  storySearchSchema,
} from '../schemas/stories';
import { storyPageSchema } from '../schemas/story-pages';

const storyList = listOf('stories', storySchema);
const scoped = z.strictObject({ scope: storyScopeSchema.optional() });
const searchErrors = ['request.invalid', 'org.missing', 'org.profile.not_online', 'gyg.missing'] as const;
const forHosts = ['session.need_to_be_logged_in', 'stories.missing', 'you_do_not_have_permission'] as const;

export const storyOperations = defineOperations({
  createStory: {
    summary: 'Submit a story',
    description: 'Stories by hosts are approved immediately.',
    tag: 'stories',
    who: ['booker', 'host'],
    body: createStoryBodySchema,
    upload: { kind: 'story', required: false },
    answers: { 201: z.strictObject({ story: storySchema }) },
    errors: [
      'session.need_to_be_logged_in',
      'gyg.missing',
      'stories.description_missing',
      'you_do_not_have_permission',
      'gyg.wrong_state',
      ...uploadErrors,
    ],
  },
  getStory: {
    summary: 'Retrieve a story',
    description:
      'With its gyg and other stories of it. Only its author and hosts can retrieve a story that is not approved.',
    tag: 'stories',
    who: ['any'],
    answers: { 200: storyPageSchema },
    errors: ['stories.missing'],
  },
  getStoryImage: {
    summary: 'Retrieve the picture of a story',
    tag: 'stories',
    who: ['any'],
    answers: { 200: storyImageSchema },
    errors: ['stories.missing', 'image.missing'],
  },
  approveStory: {
    summary: 'Approve a story',
    tag: 'stories',
    who: ['host', 'super'],
    body: z.strictObject({}),
    answers: { 200: storySchema },
    errors: [...forHosts, 'stories.already_responded'],
  },
  rejectStory: {
    summary: 'Reject a story',
    description: 'A rejected story is visible only to its author and hosts.',
    tag: 'stories',
    who: ['host', 'super'],
    body: rejectStoryBodySchema,
    answers: { 200: storySchema },
    errors: [...forHosts, 'stories.already_responded', 'request.invalid'],
  },
  respondToStory: {
    summary: 'Respond to a story',
    description: 'The response is shown below the story. An empty response removes it.',
    tag: 'stories',
    who: ['host', 'super'],
    body: respondToStoryBodySchema,
    answers: { 200: storySchema },
    errors: [...forHosts, 'request.invalid'],
  },
  deleteStory: {
    summary: 'Delete a story and its picture',
    tag: 'stories',
    who: ['author', 'host'],
    answers: { 204: null },
    errors: forHosts,
  },
  searchStories: {
    summary: 'Search stories',
    description: 'Newest first. Stories that are not approved are returned only to their author and hosts.',
    tag: 'stories',
    who: ['any'],
    body: storySearchSchema,
    answers: { 200: storyListSchema },
    errors: searchErrors,
  },
  findStories: {
    summary: 'Search stories (cacheable)',
    tag: 'stories',
    who: ['any'],
    query: storyQuerySchema,
    answers: { 200: storyListSchema },
    errors: searchErrors,
  },
  listOrganizationStories: {
    summary: 'List the approved stories from an organisation’s gygs',
    description: 'Newest first.',
    tag: 'stories',
    who: ['any'],
    query: z.strictObject(pageQuery),
    answers: { 200: storyList },
    errors: ['request.invalid', 'org.missing', 'org.profile.not_online'],
  },
  listFeaturedStories: {
    summary: 'List the featured stories',
    description: 'Returns the stories featured on the home page or on an organisation’s page.',
    tag: 'stories',
    who: ['any'],
    query: z.strictObject({
      organizationId: idSchema.optional().meta({ description: 'The organisation’s page; the home page if omitted' }),
      ...pageQuery,
    }),
    answers: { 200: storyList },
    errors: ['request.invalid', 'org.missing', 'org.profile.not_online'],
  },
  featureStory: {
    summary: 'Feature an approved story',
    description: 'Hosts feature stories on their organisation’s page, super users on the home page.',
    tag: 'stories',
    who: ['host', 'super'],
    body: scoped,
    answers: { 204: null },
    errors: [...forHosts, 'stories.not_approved', 'request.invalid'],
  },
  unfeatureStory: {
    summary: 'Stop featuring a story',
    tag: 'stories',
    who: ['host', 'super'],
    query: scoped,
    answers: { 204: null },
    errors: [...forHosts, 'request.invalid'],
  },
});
