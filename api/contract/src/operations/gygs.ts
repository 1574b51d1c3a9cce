import { z } from 'zod';
import { locales } from '../enums';
import { defineOperations, uploadErrors } from '../operation';
import { reasonSchema } from '../schemas/bookings';
import { idSchema, listOf, pageQuery } from '../schemas/common';
import { gygDeskSchema } from '../schemas/desks';
import { gygMessageSchema, sendGygMessageBodySchema } from '../schemas/gyg-messages';
import { gygTranslationBodySchema, gygTranslationSchema } from '../schemas/gyg-translations';
import {
  captionSchema,
  createGygBodySchema,
  featuredScopeSchema,
  gygMediumSchema,
  gygPageBodySchema,
  updateGygBodySchema,
} from '../schemas/gyg-writes';
import { gygPageSchema, gygProfileSchema, gygSchema, gygViewerSchema } from '../schemas/gygs';
import { userCardSchema } from '../schemas/users';

const empty = z.strictObject({});
const hosts = ['session.need_to_be_logged_in', 'gyg.missing', 'request.invalid', 'you_do_not_have_permission'] as const;

export const gygOperations = defineOperations('gygs', {
  getGyg: {
    summary: 'Retrieve a gyg',
    who: ['any'],
    key: 'gygs:read',
    answers: { 200: gygSchema },
    errors: ['gyg.missing'],
  },
  getGygProfile: {
    summary: 'Retrieve a gyg’s public profile',
    description: 'Returns all public data of the gyg’s page.',
    who: ['any'],
    key: 'gygs:read',
    answers: { 200: gygProfileSchema },
    errors: ['gyg.missing'],
  },
  getGygViewer: {
    summary: 'Retrieve your own data for a gyg’s page',
    who: ['user'],
    partner: 'bookings',
    answers: { 200: gygViewerSchema },
    errors: ['session.need_to_be_logged_in', 'gyg.missing'],
  },
  getGygCalendar: {
    summary: 'Retrieve a gyg as a calendar file',
    description:
      'In iCalendar format, with Swedish times. A weekly gyg repeats until its last occasion. `lang` chooses the language of its texts if the gyg has them, otherwise they are in its own.',
    who: ['any'],
    key: 'gygs:read',
    query: z.strictObject({
      lang: z.enum(locales).optional().meta({ description: 'The language of the texts; by default the gyg’s own' }),
    }),
    answers: { 200: null },
    file: {
      type: 'text/calendar',
      when: 'One entry, with a UID that stays when the gyg changes',
      example: 'BEGIN:VCALENDAR\r\n…\r\nEND:VCALENDAR\r\n',
    },
    errors: ['request.invalid', 'gyg.missing', 'gyg.not_ready'],
  },
  getGygPage: {
    summary: 'Retrieve the texts of a gyg’s page',
    who: ['any'],
    key: 'gygs:read',
    answers: { 200: gygPageSchema },
    errors: ['gyg.missing'],
  },
  createGyg: {
    summary: 'Create a gyg',
    description: 'The gyg is created as a draft.',
    who: ['admin'],
    key: 'gygs:write',
    body: createGygBodySchema,
    answers: { 201: gygSchema },
    errors: [
      'session.need_to_be_logged_in',
      'org.missing',
      'request.invalid',
      'you_do_not_have_permission',
      'gyg.friendly_url_taken',
    ],
  },
  updateGyg: {
    summary: 'Update a gyg',
    description:
      'Bookers are notified of a new date, repetition or address. Only `hidden` can change once the gyg is finished. `language` cannot become that of a translation.',
    who: ['host'],
    key: 'gygs:write',
    body: updateGygBodySchema,
    answers: { 200: gygSchema },
    errors: [
      'gyg.not_ready',
      ...hosts,
      'gyg.wrong_state',
      'gyg.friendly_url_taken',
      'gyg.places_below_taken',
      'gyg.translated',
    ],
  },
  deleteGyg: {
    summary: 'Delete a gyg',
    description: 'Only drafts and gygs without bookings can be deleted. Managers cannot delete gygs.',
    who: ['admin'],
    answers: { 204: null },
    errors: ['session.need_to_be_logged_in', 'gyg.missing', 'you_do_not_have_permission', 'gyg.booked'],
  },
  saveGygPage: {
    summary: 'Update the texts and settings of a gyg’s page',
    description: 'Only the impact can change once the gyg is finished.',
    who: ['host'],
    key: 'gygs:write',
    body: gygPageBodySchema,
    answers: { 200: gygPageSchema },
    errors: [...hosts, 'gyg.wrong_state'],
  },
  listGygTranslations: {
    summary: 'List the translations of a gyg',
    description: 'At most one, in the language that is not its own. For editing; readers get the texts with `lang`.',
    who: ['host', 'super'],
    key: 'gygs:read',
    answers: { 200: z.strictObject({ translations: z.array(gygTranslationSchema) }) },
    errors: ['session.need_to_be_logged_in', 'gyg.missing', 'you_do_not_have_permission'],
  },
  saveGygTranslation: {
    summary: 'Save the texts of a gyg in a second language',
    description:
      'Replaces the whole translation. `language` is `en` or `se`, and not the language of the gyg. Also available once the gyg is finished.',
    who: ['host'],
    key: 'gygs:write',
    body: gygTranslationBodySchema,
    answers: { 200: gygTranslationSchema },
    errors: [...hosts, 'gyg.own_language', 'need.missing'],
  },
  deleteGygTranslation: {
    summary: 'Delete the texts of a gyg in a second language',
    who: ['host'],
    key: 'gygs:write',
    answers: { 204: null },
    errors: [...hosts, 'gyg.translation_missing'],
  },
  getGygDesk: {
    summary: 'Retrieve what the hosts of a gyg need to know',
    description: 'How full each need is, what is pending, and what a draft needs to be published.',
    who: ['host', 'super'],
    answers: { 200: gygDeskSchema },
    errors: ['session.need_to_be_logged_in', 'gyg.missing', 'you_do_not_have_permission'],
  },
  duplicateGyg: {
    summary: 'Duplicate a gyg',
    description:
      'Creates a draft with the same texts in all its languages, picture, goals, needs, gyg managers and labels. Dates, bookings, partners, stories, media, impact and the ticket event are not copied.',
    who: ['admin'],
    body: empty,
    answers: { 201: gygSchema },
    errors: ['session.need_to_be_logged_in', 'gyg.missing', 'you_do_not_have_permission', 'request.invalid'],
  },
  listGygMessages: {
    summary: 'List the messages to the participants of a gyg',
    description: 'Newest first.',
    who: ['host', 'super'],
    query: z.strictObject(pageQuery),
    answers: { 200: listOf('messages', gygMessageSchema) },
    errors: hosts,
  },
  sendGygMessage: {
    summary: 'Send a message to participants of a gyg',
    description: 'By e-mail and as a notification, in each reader’s language around the text of the message.',
    who: ['host'],
    body: sendGygMessageBodySchema,
    answers: { 201: gygMessageSchema },
    errors: [...hosts, 'invites.nobody', 'invites.too_many'],
  },
  publishGyg: {
    summary: 'Publish a gyg',
    description:
      'If something is missing, `errors` lists it. A gyg whose start has passed becomes `ONGOING` immediately; a gyg whose end has passed cannot be published.',
    who: ['host'],
    key: 'gygs:write',
    body: empty,
    answers: { 200: gygSchema },
    errors: [...hosts, 'gyg.wrong_state', 'gyg.not_ready'],
  },
  unpublishGyg: {
    summary: 'Unpublish a gyg',
    description:
      'Returns the gyg to a draft. Only available before it starts. Its bookings are cancelled, and bookers are notified with the reason.',
    who: ['host'],
    body: z.strictObject({
      reason: reasonSchema.meta({ description: 'Required if there are bookings; sent to the bookers' }),
    }),
    answers: { 200: gygSchema },
    errors: [...hosts, 'booking.missing_reason', 'gyg.wrong_state'],
  },
  finishGyg: {
    summary: 'Finish a gyg before its end',
    description: 'Available once the gyg has started. `endDateTime` stays as planned; `state` becomes `FINISHED`.',
    who: ['host'],
    body: empty,
    answers: { 200: gygSchema },
    errors: [...hosts, 'gyg.wrong_state'],
  },
  featureGyg: {
    summary: 'Feature a gyg',
    description: 'Features it on its organisation’s page, or on the home page (super users).',
    who: ['host', 'super'],
    body: featuredScopeSchema,
    answers: { 204: null },
    errors: [...hosts, 'gyg.wrong_state'],
  },
  unfeatureGyg: {
    summary: 'Stop featuring a gyg',
    who: ['host', 'super'],
    query: featuredScopeSchema,
    answers: { 204: null },
    errors: hosts,
  },
  listGygMedia: {
    summary: 'List the pictures of a gyg',
    who: ['any'],
    key: 'gygs:read',
    query: z.strictObject(pageQuery),
    answers: { 200: listOf('media', gygMediumSchema) },
    errors: ['gyg.missing', 'request.invalid'],
  },
  addGygMedia: {
    summary: 'Add a picture to a gyg',
    description: 'Also available for finished gygs.',
    who: ['host'],
    body: z.strictObject({ caption: captionSchema }),
    upload: { kind: 'media', required: true },
    answers: { 201: gygMediumSchema },
    errors: [...hosts, ...uploadErrors],
  },
  deleteGygMedia: {
    summary: 'Delete a picture of a gyg',
    who: ['host'],
    answers: { 204: null },
    errors: ['session.need_to_be_logged_in', 'gyg.missing', 'gyg.media_missing', 'you_do_not_have_permission'],
  },
  listGygManagers: {
    summary: 'List the managers of a gyg',
    description: 'Sorted by name.',
    who: ['host', 'super'],
    query: z.strictObject(pageQuery),
    answers: { 200: listOf('users', userCardSchema) },
    errors: hosts,
  },
  addGygManagerByBody: {
    summary: 'Add a manager to a gyg',
    description: 'The person is notified.',
    who: ['host'],
    body: z.strictObject({ userId: idSchema }),
    answers: { 201: userCardSchema },
    errors: [...hosts, 'user.missing'],
  },
  addGygManager: {
    summary: 'Add a manager to a gyg by path',
    who: ['host'],
    body: empty,
    answers: { 201: userCardSchema },
    errors: [...hosts, 'user.missing'],
  },
  removeGygManager: {
    summary: 'Remove a manager from a gyg',
    description: 'Managers can also remove themselves.',
    who: ['host'],
    answers: { 204: null },
    errors: ['session.need_to_be_logged_in', 'gyg.missing', 'gyg.manager_missing', 'you_do_not_have_permission'],
  },
});
