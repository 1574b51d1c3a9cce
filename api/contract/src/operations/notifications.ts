import { z } from 'zod';
import { defineOperations } from '../operation';
import { listOf, pageQuery } from '../schemas/common';
import {
  notificationSchema,
  respondToNotificationBodySchema,
  sendNotificationBodySchema,
} from '../schemas/notifications';

const empty = z.strictObject({});
const ownOne = ['session.need_to_be_logged_in', 'notifications.missing', 'request.invalid'] as const;

export const notificationOperations = defineOperations({
  sendNotification: {
    summary: 'Write to one’s own participants or members; refused where one of them is neither',
    tag: 'notifications',
    who: ['host', 'admin'],
    body: sendNotificationBodySchema,
    answers: { 201: z.strictObject({ sent: z.int().min(1) }) },
    errors: [
      'session.need_to_be_logged_in',
      'you_do_not_have_permission',
      'org.missing',
      'gyg.missing',
      'generic.missing_values',
      'request.invalid',
    ],
  },
  listNotifications: {
    summary: 'One’s notifications, newest first',
    tag: 'notifications',
    who: ['self'],
    query: z.strictObject({
      archived: z
        .enum(['true', 'false'])
        .transform((text) => text === 'true')
        .optional()
        .meta({ description: '`true`: those put away or answered; the others when left out' }),
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
  respondToNotification: {
    summary: 'Accept or decline what a notification asks, under that call’s own permission; archives it',
    description:
      '`action` of the notification says what it stands for. Once answered, by whomever, it is archived in everybody’s list.',
    tag: 'notifications',
    who: ['self'],
    body: respondToNotificationBodySchema,
    answers: { 204: null },
    errors: [...ownOne, 'you_do_not_have_permission', 'notifications.already_responded'],
  },
  archiveNotification: {
    summary: 'Put a notification away',
    tag: 'notifications',
    who: ['self'],
    body: empty,
    answers: { 204: null },
    errors: ownOne,
  },
  unarchiveNotification: {
    summary: 'Take a notification back into the list',
    tag: 'notifications',
    who: ['self'],
    body: empty,
    answers: { 204: null },
    errors: ownOne,
  },
});
