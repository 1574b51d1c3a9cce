import { z } from 'zod';
import { defineOperations } from '../operation';
import { userBookingSchema, userPlaceSchema } from '../schemas/bookings';
import { idSchema, listOf, pageQuery } from '../schemas/common';
import { gygSchema } from '../schemas/gygs';
import { userExportSchema } from '../schemas/privacy';
import { foundUserSchema, userProfileSchema, userSearchSchema } from '../schemas/user-profiles';
import { createUserAnswerSchema, createUserBodySchema, updateUserBodySchema, userSchema } from '../schemas/users';

export const userOperations = defineOperations({
  createUser: {
    summary: 'Make the user on the first sign-in, find it on later ones',
    description:
      'Takes both tokens of one sign-in: the access token as `Authorization: Bearer`, the id token as `jwt` in the body. Answers 201 on the first sign-in, 200 later; `user.id` is the `userId` of all other calls.',
    tag: 'users',
    who: ['user'],
    body: createUserBodySchema,
    answers: { 200: createUserAnswerSchema, 201: createUserAnswerSchema },
    errors: ['session.need_to_be_logged_in', 'session.invalid_token', 'request.invalid'],
  },
  getUser: {
    summary: 'A person: public fields, and one’s own e-mail and settings',
    tag: 'users',
    who: ['any'],
    answers: { 200: userSchema },
    errors: ['user.missing'],
  },
  updateUser: {
    summary: 'Change one’s own name, picture, language or name privacy',
    tag: 'users',
    who: ['self'],
    body: updateUserBodySchema,
    answers: { 200: userSchema },
    errors: ['session.need_to_be_logged_in', 'you_do_not_have_permission', 'user.missing', 'request.invalid'],
  },
  getUserProfile: {
    summary: 'A person’s profile: organisations, goals, endorsements, hours and moments',
    tag: 'users',
    who: ['any'],
    answers: { 200: userProfileSchema },
    errors: ['user.missing'],
  },
  exportUser: {
    summary: 'All data that is held about oneself',
    tag: 'users',
    who: ['self'],
    platformOnly: true,
    answers: { 200: userExportSchema },
    errors: ['session.need_to_be_logged_in', 'you_do_not_have_permission', 'user.missing'],
  },
  eraseUser: {
    summary: 'Erase oneself: always succeeds, and cannot be undone; only anonymous counts stay',
    description:
      'Account, name, address, memberships, own pictures, stories and words go; what is coming is cancelled and its places are free again. What stays says nothing of the person: bookings of the past with attendance and hours, and pictures that a gyg or an organisation shows. The last administrator of an organisation may go too; the super users are told.',
    tag: 'users',
    who: ['self'],
    platformOnly: true,
    answers: { 204: null },
    errors: ['session.need_to_be_logged_in', 'you_do_not_have_permission', 'user.missing'],
  },
  searchUsers: {
    summary: 'People by name, for administrators and hosts',
    tag: 'users',
    who: ['admin', 'host', 'super'],
    body: userSearchSchema.extend(pageQuery),
    answers: { 200: listOf('users', foundUserSchema) },
    errors: ['session.need_to_be_logged_in', 'you_do_not_have_permission', 'org.missing', 'request.invalid'],
  },
  listUserBookings: {
    summary: 'Everything one has booked: skills and items, and places as a recipient',
    tag: 'users',
    who: ['self'],
    query: z.strictObject({ gygId: idSchema.optional().meta({ description: 'Only those of this gyg' }) }),
    answers: { 200: z.strictObject({ bookings: z.array(userBookingSchema), places: z.array(userPlaceSchema) }) },
    errors: ['session.need_to_be_logged_in', 'user.missing'],
  },
  listManagedGygs: {
    summary: 'The gygs one manages',
    tag: 'users',
    who: ['self'],
    query: z.strictObject(pageQuery),
    answers: {
      200: z.strictObject({ gygs: z.array(gygSchema), total: z.int(), page: z.int(), pageSize: z.int() }),
    },
    errors: ['session.need_to_be_logged_in', 'user.missing'],
  },
});
