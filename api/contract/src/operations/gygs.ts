import { z } from 'zod';
import { defineOperations, uploadErrors } from '../operation';
import { reasonSchema } from '../schemas/bookings';
import { idSchema, listOf, pageQuery } from '../schemas/common';
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

export const gygOperations = defineOperations({
  getGyg: {
    summary: 'A gyg, flat',
    tag: 'gygs',
    who: ['any'],
    answers: { 200: gygSchema },
    errors: ['gyg.missing'],
  },
  getGygProfile: {
    summary: 'All that a gyg’s page shows to everybody',
    tag: 'gygs',
    who: ['any'],
    answers: { 200: gygProfileSchema },
    errors: ['gyg.missing'],
  },
  getGygViewer: {
    summary: 'The caller’s own part of a gyg’s page',
    tag: 'gygs',
    who: ['user'],
    answers: { 200: gygViewerSchema },
    errors: ['session.need_to_be_logged_in', 'gyg.missing'],
  },
  getGygPage: {
    summary: 'The texts of a gyg’s page',
    tag: 'gygs',
    who: ['any'],
    answers: { 200: gygPageSchema },
    errors: ['gyg.missing'],
  },
  createGyg: {
    summary: 'A new gyg, a draft',
    tag: 'gygs',
    who: ['admin'],
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
    summary: 'Change a gyg; bookers are told of another date or address, a finished one takes only `hidden`',
    tag: 'gygs',
    who: ['host'],
    body: updateGygBodySchema,
    answers: { 200: gygSchema },
    errors: ['gyg.not_ready', ...hosts, 'gyg.wrong_state', 'gyg.friendly_url_taken', 'gyg.places_below_taken'],
  },
  deleteGyg: {
    summary: 'Delete a draft, or a gyg that nobody holds a booking or place of; not for managers',
    tag: 'gygs',
    who: ['admin'],
    answers: { 204: null },
    errors: ['session.need_to_be_logged_in', 'gyg.missing', 'you_do_not_have_permission', 'gyg.booked'],
  },
  saveGygPage: {
    summary: 'Change the texts and settings of a gyg’s page; of a finished one only its impact',
    tag: 'gygs',
    who: ['host'],
    body: gygPageBodySchema,
    answers: { 200: gygPageSchema },
    errors: [...hosts, 'gyg.wrong_state'],
  },
  publishGyg: {
    summary: 'Publish a draft; `errors` of the refusal names what is missing',
    description: 'A gyg whose start is past is `ONGOING` at once; one whose end is past cannot be published.',
    tag: 'gygs',
    who: ['host'],
    body: empty,
    answers: { 200: gygSchema },
    errors: [...hosts, 'gyg.wrong_state', 'gyg.not_ready'],
  },
  unpublishGyg: {
    summary: 'Make it a draft again before it starts; who booked is told why',
    tag: 'gygs',
    who: ['host'],
    body: z.strictObject({
      reason: reasonSchema.meta({ description: 'Needed where somebody booked: what they are told' }),
    }),
    answers: { 200: gygSchema },
    errors: [...hosts, 'booking.missing_reason', 'gyg.wrong_state'],
  },
  finishGyg: {
    summary: 'Finish a gyg that has started before its end',
    description: '`endDateTime` stays what was planned; `state` says that it is over.',
    tag: 'gygs',
    who: ['host'],
    body: empty,
    answers: { 200: gygSchema },
    errors: [...hosts, 'gyg.wrong_state'],
  },
  featureGyg: {
    summary: 'Show a gyg first: on its host’s page, or on home (super users)',
    tag: 'gygs',
    who: ['host', 'super'],
    body: featuredScopeSchema,
    answers: { 204: null },
    errors: [...hosts, 'gyg.wrong_state'],
  },
  unfeatureGyg: {
    summary: 'Show a gyg first no longer',
    tag: 'gygs',
    who: ['host', 'super'],
    query: featuredScopeSchema,
    answers: { 204: null },
    errors: hosts,
  },
  listGygMedia: {
    summary: 'The pictures of a gyg',
    tag: 'gygs',
    who: ['any'],
    query: z.strictObject(pageQuery),
    answers: { 200: listOf('media', gygMediumSchema) },
    errors: ['gyg.missing', 'request.invalid'],
  },
  addGygMedia: {
    summary: 'Add a picture to a gyg, finished ones too',
    tag: 'gygs',
    who: ['host'],
    body: z.strictObject({ caption: captionSchema }),
    upload: { kind: 'media', required: true },
    answers: { 201: gygMediumSchema },
    errors: [...hosts, ...uploadErrors],
  },
  deleteGygMedia: {
    summary: 'Take a picture away from a gyg',
    tag: 'gygs',
    who: ['host'],
    answers: { 204: null },
    errors: ['session.need_to_be_logged_in', 'gyg.missing', 'gyg.media_missing', 'you_do_not_have_permission'],
  },
  listGygManagers: {
    summary: 'Who manages a gyg, by name',
    tag: 'gygs',
    who: ['host', 'super'],
    query: z.strictObject(pageQuery),
    answers: { 200: listOf('users', userCardSchema) },
    errors: hosts,
  },
  addGygManagerByBody: {
    summary: 'Make somebody a manager of a gyg; they are told',
    tag: 'gygs',
    who: ['host'],
    body: z.strictObject({ userId: idSchema }),
    answers: { 201: userCardSchema },
    errors: [...hosts, 'user.missing'],
  },
  addGygManager: {
    summary: 'The same, by path',
    tag: 'gygs',
    who: ['host'],
    body: empty,
    answers: { 201: userCardSchema },
    errors: [...hosts, 'user.missing'],
  },
  removeGygManager: {
    summary: 'Somebody manages a gyg no longer; managers may leave',
    tag: 'gygs',
    who: ['host'],
    answers: { 204: null },
    errors: ['session.need_to_be_logged_in', 'gyg.missing', 'gyg.manager_missing', 'you_do_not_have_permission'],
  },
});
