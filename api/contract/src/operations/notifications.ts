import { z } from 'zod';
import { locales } from '../enums';
import { defineOperations } from '../operation';
import { listOf, pageQuery } from '../schemas/common';
import {
  notificationSchema,
  respondToNotificationBodySchema,
  sendNotificationBodySchema,
} from '../schemas/notifications';

const empty = z.strictObject({});
const ownOne = ['session.need_to_be_logged_in', 'notifications.missing', 'request.invalid'] as const;

export const notificationOperations = defineOperations('notifications', {
  sendNotification: {
    summary: 'Send a notification',
    description:
      'Recipients must be your own participants or members. If one is neither, the request fails and the notification is not sent.',
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
    summary: 'List your notifications',
    description: 'Newest first.',
    who: ['self'],
    query: z.strictObject({
      archived: z
        .enum(['true', 'false'])
        .transform((text) => text === 'true')
        .optional()
        .meta({ description: '`true`: archived or answered notifications; all others if omitted' }),
      lang: z.enum(locales).optional().meta({ description: 'Language of the texts; your stored language if omitted' }),
      ...pageQuery,
    }),
    answers: { 200: listOf('notifications', notificationSchema) },
    errors: ['session.need_to_be_logged_in', 'user.missing', 'request.invalid'],
  },
  countNotifications: {
    summary: 'Count your unread notifications',
    who: ['self'],
    answers: { 200: z.strictObject({ count: z.int().min(0) }) },
    errors: ['session.need_to_be_logged_in', 'user.missing'],
  },
  markNotificationsViewed: {
    summary: 'Mark all notifications as viewed',
    who: ['self'],
    body: z.strictObject({}),
    answers: { 204: null },
    errors: ['session.need_to_be_logged_in', 'user.missing'],
  },
  respondToNotification: {
    summary: 'Accept or decline the action of a notification',
    description:
      'The permissions of the `action` apply. The notification is then archived for all its recipients. An offer of a waiting list that can no longer be booked is refused with `booking.failed` and goes to the next person. A request for an organisation account can only be accepted: declining it needs a message (`respondToOrganizationRequest`).',
    who: ['self'],
    body: respondToNotificationBodySchema,
    answers: { 204: null },
    errors: [
      ...ownOne,
      'you_do_not_have_permission',
      'notifications.already_responded',
      'booking.failed',
      'org_request.message_missing',
    ],
  },
  archiveNotification: {
    summary: 'Archive a notification',
    who: ['self'],
    body: empty,
    answers: { 204: null },
    errors: ownOne,
  },
  unarchiveNotification: {
    summary: 'Unarchive a notification',
    who: ['self'],
    body: empty,
    answers: { 204: null },
    errors: ownOne,
  },
});
