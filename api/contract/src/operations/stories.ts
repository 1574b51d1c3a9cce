import { z } from 'zod';
import { defineOperations, uploadErrors } from '../operation';
import { idSchema, listOf, pageQuery } from '../schemas/common';
import {
  createStoryBodySchema,
  respondToStoryBodySchema,
  storyImageSchema,
  storyQuerySchema,
  storySchema,
  storyScopeSchema,
  storySearchSchema,
} from '../schemas/stories';

const storyList = listOf('stories', storySchema);
const scoped = z.strictObject({ scope: storyScopeSchema.optional() });
const searchErrors = ['request.invalid', 'org.missing', 'org.profile.not_online', 'gyg.missing'] as const;
const forHosts = ['session.need_to_be_logged_in', 'stories.missing', 'you_do_not_have_permission'] as const;

export const storyOperations = defineOperations({
  createStory: {
    summary: 'Tell a moment from a gyg; a host’s own is approved at once',
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
    summary: 'One story; unapproved only for its author and hosts',
    tag: 'stories',
    who: ['any'],
    answers: { 200: storySchema },
    errors: ['stories.missing'],
  },
  getStoryImage: {
    summary: 'The picture of a story',
    tag: 'stories',
    who: ['any'],
    answers: { 200: storyImageSchema },
    errors: ['stories.missing', 'image.missing'],
  },
  approveStory: {
    summary: 'Show a story to everybody',
    tag: 'stories',
    who: ['host', 'super'],
    body: z.strictObject({}),
    answers: { 200: storySchema },
    errors: [...forHosts, 'stories.already_responded'],
  },
  rejectStory: {
    summary: 'Keep a story from everybody but its author and hosts',
    tag: 'stories',
    who: ['host', 'super'],
    body: z.strictObject({}),
    answers: { 200: storySchema },
    errors: [...forHosts, 'stories.already_responded'],
  },
  respondToStory: {
    summary: 'Answer a story below it',
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
    summary: 'Stories, newest first; unapproved only one’s own and those of gygs one hosts',
    tag: 'stories',
    who: ['any'],
    body: storySearchSchema,
    answers: { 200: storyList },
    errors: searchErrors,
  },
  findStories: {
    summary: 'The same, cacheable',
    tag: 'stories',
    who: ['any'],
    query: storyQuerySchema,
    answers: { 200: storyList },
    errors: searchErrors,
  },
  listOrganizationStories: {
    summary: 'The approved stories from what an organisation hosts, newest first',
    tag: 'stories',
    who: ['any'],
    query: z.strictObject(pageQuery),
    answers: { 200: storyList },
    errors: ['request.invalid', 'org.missing', 'org.profile.not_online'],
  },
  listFeaturedStories: {
    summary: 'The stories featured on the home page, or on an organisation’s own',
    tag: 'stories',
    who: ['any'],
    query: z.strictObject({
      organizationId: idSchema
        .optional()
        .meta({ description: 'On the page of this organisation; on home when left out' }),
      ...pageQuery,
    }),
    answers: { 200: storyList },
    errors: ['request.invalid', 'org.missing', 'org.profile.not_online'],
  },
  featureStory: {
    summary: 'Show an approved story first: hosts on their own page, super users on home',
    tag: 'stories',
    who: ['host', 'super'],
    body: scoped,
    answers: { 204: null },
    errors: [...forHosts, 'stories.not_approved', 'request.invalid'],
  },
  unfeatureStory: {
    summary: 'Show a story no longer first',
    tag: 'stories',
    who: ['host', 'super'],
    query: scoped,
    answers: { 204: null },
    errors: [...forHosts, 'request.invalid'],
  },
});
