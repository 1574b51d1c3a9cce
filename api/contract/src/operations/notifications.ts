import { z } from 'zod';
import { defineOperations } from '../operation';
import { listOf, pageQuery } from '../schemas/common';
import { notificationSchema } from '../schemas/notifications';

export const notificationOperations = defineOperations({
  listNotifications: {
    summary: 'One’s notifications, newest first',
    tag: 'notifications',
    who: ['self'],
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
    who: ['self'],
    answers: { 200: z.strictObject({ count: z.int().min(0) }) },
    errors: ['session.need_to_be_logged_in', 'user.missing'],
  },
  markNotificationsViewed: {
    summary: 'Mark all that are shown as viewed',
    tag: 'notifications',
    who: ['self'],
    body: z.strictObject({}),
    answers: { 204: null },
    errors: ['session.need_to_be_logged_in', 'user.missing'],
  },
});
