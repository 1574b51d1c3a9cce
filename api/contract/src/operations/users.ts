import { z } from 'zod';
import { defineOperations } from '../operation';
import { limits } from '../rules';
import { givenTotalsSchema, userBookingSchema, userPlaceSchema } from '../schemas/bookings';
import { idSchema, listOf, pageQuery } from '../schemas/common';
import { gygSchema } from '../schemas/gygs';
import { userExportSchema } from '../schemas/privacy';
import { foundUserSchema, userProfileSchema, userSearchSchema } from '../schemas/user-profiles';
import { createUserAnswerSchema, createUserBodySchema, updateUserBodySchema, userSchema } from '../schemas/users';
import { userWaitlistEntrySchema } from '../schemas/waitlist';

export const userOperations = defineOperations('users', {
  createUser: {
    summary: 'Create or retrieve the user of a login',
    description:
      'Send both tokens of one login: the access token as `Authorization: Bearer`, the ID token as `jwt` in the body. Returns 201 on the first login and 200 on later ones. `user.id` is the `userId` of all other calls.',
    who: ['user'],
    partner: 'profile',
    body: createUserBodySchema,
    answers: { 200: createUserAnswerSchema, 201: createUserAnswerSchema },
    errors: ['session.need_to_be_logged_in', 'session.invalid_token', 'request.invalid'],
  },
  getUser: {
    summary: 'Retrieve a person',
    description: 'Returns the public fields. For your own user id, also returns the e-mail address and settings.',
    who: ['any'],
    partner: 'profile',
    answers: { 200: userSchema },
    errors: ['user.missing'],
  },
  updateUser: {
    summary: 'Update your name, picture, language or name privacy',
    who: ['self'],
    body: updateUserBodySchema,
    answers: { 200: userSchema },
    errors: ['session.need_to_be_logged_in', 'you_do_not_have_permission', 'user.missing', 'request.invalid'],
  },
  getUserProfile: {
    summary: 'Retrieve a person’s profile',
    description:
      'Returns organisations, goals, endorsements, hours and stories. Counts only contributions that hosts have recorded as attended.',
    who: ['any'],
    partner: 'profile',
    answers: { 200: userProfileSchema },
    errors: ['user.missing'],
  },
  exportUser: {
    summary: 'Export all data stored about you',
    who: ['self'],
    platformOnly: true,
    answers: { 200: userExportSchema },
    errors: ['session.need_to_be_logged_in', 'you_do_not_have_permission', 'user.missing'],
  },
  eraseUser: {
    summary: 'Erase your account',
    description:
      'Always succeeds and cannot be undone. Account, name, address, memberships, pictures, stories and texts are removed; upcoming bookings are cancelled and their places released. Past bookings remain as anonymous counts. Pictures that a gyg or an organisation shows also remain. The last administrator of an organisation can be erased too; super users are then notified.',
    who: ['self'],
    platformOnly: true,
    answers: { 204: null },
    errors: ['session.need_to_be_logged_in', 'you_do_not_have_permission', 'user.missing'],
  },
  searchUsers: {
    summary: 'Search people by name or e-mail address',
    description: 'Available to administrators and hosts.',
    who: ['admin', 'host', 'super'],
    body: userSearchSchema.extend(pageQuery),
    answers: { 200: listOf('users', foundUserSchema) },
    errors: ['session.need_to_be_logged_in', 'you_do_not_have_permission', 'org.missing', 'request.invalid'],
  },
  listUserBookings: {
    summary: 'List your bookings',
    description:
      'Returns a page of your bookings of skills and items, and the same page of your places as a recipient, both newest first. With them: the queues that you are in, and the sums of what was given.',
    who: ['self'],
    partner: 'bookings',
    query: z.strictObject({
      gygId: idSchema.optional().meta({ description: 'Only bookings of this gyg' }),
      ...pageQuery,
      pageSize: pageQuery.pageSize.default(limits.pageSizeMax),
    }),
    answers: {
      200: z.strictObject({
        bookings: z.array(userBookingSchema),
        bookingCount: z.int().min(0).meta({ description: 'How many bookings there are on all pages' }),
        places: z.array(userPlaceSchema),
        placeCount: z.int().min(0).meta({ description: 'How many places there are on all pages' }),
        page: z.int().min(0),
        pageSize: z.int().min(1),
        waitlist: z.array(userWaitlistEntrySchema).meta({ description: 'Queues that the caller is in, by start' }),
        totals: givenTotalsSchema.meta({ description: 'Of all gygs, also with `gygId`' }),
      }),
    },
    errors: ['session.need_to_be_logged_in', 'user.missing'],
  },
  listManagedGygs: {
    summary: 'List the gygs you manage',
    who: ['self'],
    query: z.strictObject(pageQuery),
    answers: {
      200: z.strictObject({ gygs: z.array(gygSchema), total: z.int(), page: z.int(), pageSize: z.int() }),
    },
    errors: ['session.need_to_be_logged_in', 'user.missing'],
  },
});
