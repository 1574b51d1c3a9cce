import { z } from 'zod';
import { defineOperations, uploadErrors } from '../operation';
import { idSchema, listOf, pageQuery } from '../schemas/common';
import {
  answerStoryConsentBodySchema,
  createStoryBodySchema,
  rejectStoryBodySchema,
  respondToStoryBodySchema,
  shareStoryBodySchema,
  storyConsentQuerySchema,
  storyConsentSchema,
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

export const storyOperations = defineOperations('stories', {
  createStory: {
    summary: 'Submit a story',
    description: 'Stories by hosts are approved immediately.',
    who: ['booker', 'host'],
    body: createStoryBodySchema,
    upload: { kind: 'story', required: false },
    answers: { 201: z.strictObject({ story: storySchema }) },
    errors: [
      'session.need_to_be_logged_in',
      'gyg.missing',
      'stories.description_missing',
      'stories.consent_missing',
      'you_do_not_have_permission',
      'gyg.wrong_state',
      ...uploadErrors,
    ],
  },
  getStory: {
    summary: 'Retrieve a story',
    description:
      'With its gyg and other stories of it. Only its author and hosts can retrieve a story that is not approved.',
    who: ['any'],
    key: 'stories:read',
    answers: { 200: storyPageSchema },
    errors: ['stories.missing'],
  },
  getStoryImage: {
    summary: 'Retrieve the picture of a story',
    who: ['any'],
    key: 'stories:read',
    answers: { 200: storyImageSchema },
    errors: ['stories.missing', 'image.missing'],
  },
  approveStory: {
    summary: 'Approve a story',
    who: ['host', 'super'],
    body: z.strictObject({}),
    answers: { 200: storySchema },
    errors: [...forHosts, 'stories.already_responded', 'stories.consent_withdrawn'],
  },
  rejectStory: {
    summary: 'Reject a story',
    description: 'A rejected story is visible only to its author and hosts.',
    who: ['host', 'super'],
    body: rejectStoryBodySchema,
    answers: { 200: storySchema },
    errors: [...forHosts, 'stories.already_responded', 'request.invalid'],
  },
  respondToStory: {
    summary: 'Respond to a story',
    description: 'The response is shown below the story. An empty response removes it.',
    who: ['host', 'super'],
    body: respondToStoryBodySchema,
    answers: { 200: storySchema },
    errors: [...forHosts, 'request.invalid'],
  },
  getStoryConsent: {
    summary: 'Retrieve the question to the people in a story’s picture',
    description: 'For everyone who has the story’s consent link.',
    who: ['any'],
    neverCached: true,
    query: storyConsentQuerySchema,
    answers: { 200: storyConsentSchema },
    errors: ['request.invalid', 'stories.missing'],
  },
  answerStoryConsent: {
    summary: 'Agree to be shown in a story, or withdraw the agreement',
    description:
      'For the story’s author, and for everyone who has its consent link. Withdrawing hides the story at once; agreeing again asks the host to approve it again. Every answer is recorded.',
    who: ['any'],
    body: answerStoryConsentBodySchema,
    answers: { 200: storyConsentSchema },
    errors: [
      'request.invalid',
      'session.need_to_be_logged_in',
      'stories.missing',
      'you_do_not_have_permission',
      'stories.consent_not_asked',
    ],
  },
  shareStory: {
    summary: 'Allow or forbid that the platform and the host use your story in their own channels',
    who: ['author'],
    body: shareStoryBodySchema,
    answers: { 200: storySchema },
    errors: [...forHosts, 'request.invalid'],
  },
  deleteStory: {
    summary: 'Delete a story and its picture',
    who: ['author', 'host'],
    answers: { 204: null },
    errors: forHosts,
  },
  searchStories: {
    summary: 'Search stories',
    description: 'Newest first. Stories that are not approved are returned only to their author and hosts.',
    who: ['any'],
    key: 'stories:read',
    body: storySearchSchema,
    answers: { 200: storyListSchema },
    errors: searchErrors,
  },
  findStories: {
    summary: 'Search stories (cacheable)',
    who: ['any'],
    key: 'stories:read',
    query: storyQuerySchema,
    answers: { 200: storyListSchema },
    errors: searchErrors,
  },
  listOrganizationStories: {
    summary: 'List the approved stories from an organisation’s gygs',
    description: 'Newest first.',
    who: ['any'],
    key: 'stories:read',
    query: z.strictObject(pageQuery),
    answers: { 200: storyList },
    errors: ['request.invalid', 'org.missing', 'org.profile.not_online'],
  },
  listFeaturedStories: {
    summary: 'List the featured stories',
    description:
      'The stories featured on the home page, in the order that super users set, or on an organisation’s page, newest first. Only those whose period includes now.',
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
    who: ['host', 'super'],
    body: scoped,
    answers: { 204: null },
    errors: [...forHosts, 'stories.not_approved', 'request.invalid'],
  },
  unfeatureStory: {
    summary: 'Stop featuring a story',
    who: ['host', 'super'],
    query: scoped,
    answers: { 204: null },
    errors: [...forHosts, 'request.invalid'],
  },
});
