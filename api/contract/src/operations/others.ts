import { z } from 'zod';
import { defineOperations } from '../operation';
import { listOf, pageQuery } from '../schemas/common';
import { configSchema, goalSchema } from '../schemas/lookups';
import { notificationSchema } from '../schemas/notifications';
import { storySchema } from '../schemas/stories';

export const otherOperations = defineOperations({
  listFeaturedStories: {
    summary: 'The stories featured on the home page',
    tag: 'stories',
    who: 'any',
    answers: { 200: listOf('stories', storySchema) },
    errors: [],
  },
  listNotifications: {
    summary: 'One’s notifications, newest first',
    tag: 'notifications',
    who: 'self',
    query: z.strictObject({
      archived: z
        .enum(['true', 'false'])
        .transform((text) => text === 'true')
        .optional(),
      ...pageQuery,
    }),
    answers: { 200: listOf('notifications', notificationSchema) },
    errors: ['session.need_to_be_logged_in', 'user.missing', 'request.invalid'],
  },
  countNotifications: {
    summary: 'How many notifications one has not seen',
    tag: 'notifications',
    who: 'self',
    answers: { 200: z.strictObject({ count: z.int().min(0) }) },
    errors: ['session.need_to_be_logged_in', 'user.missing'],
  },
  markNotificationsViewed: {
    summary: 'Mark all that are shown as viewed',
    tag: 'notifications',
    who: 'self',
    body: z.strictObject({}),
    answers: { 204: null },
    errors: ['session.need_to_be_logged_in', 'user.missing'],
  },
  listGoals: {
    summary: 'The seventeen goals with titles and pictures per language',
    tag: 'lookups',
    who: 'any',
    answers: { 200: z.strictObject({ sdgs: z.array(goalSchema) }) },
    errors: [],
  },
  getConfig: {
    summary: 'What the shell must know before it can work',
    tag: 'lookups',
    who: 'any',
    answers: { 200: configSchema },
    errors: [],
  },
  getLiveness: {
    summary: 'The process runs',
    tag: 'operations',
    who: 'any',
    answers: { 200: z.strictObject({ status: z.literal('ok') }) },
    errors: [],
  },
  getReadiness: {
    summary: 'The first request may come: the database answers',
    tag: 'operations',
    who: 'any',
    answers: { 200: z.strictObject({ status: z.literal('ok') }) },
    errors: ['server.unavailable'],
  },
});
