import { defineOperations } from '../operation';
import {
  peopleListSchema,
  peopleQuerySchema,
  personSchema,
  setGroupBodySchema,
  signOutBodySchema,
} from '../schemas/people';

const refused = ['session.need_to_be_logged_in', 'you_do_not_have_permission', 'request.invalid'] as const;

export const peopleOperations = defineOperations('operations', {
  listPeople: {
    summary: 'List the people who have an account',
    description:
      'By name, with their addresses. Searches are recorded in the audit log, at most once an hour for each super user and without the words.',
    who: ['super'],
    platformOnly: true,
    query: peopleQuerySchema,
    answers: { 200: peopleListSchema },
    errors: refused,
  },
  signOutPerson: {
    summary: 'Log a person out everywhere',
    description:
      'Ends every session and token of the person at once, on the platform and on partners’ sites. They can log in again. Recorded in the audit log.',
    who: ['super'],
    platformOnly: true,
    body: signOutBodySchema,
    answers: { 204: null },
    errors: [...refused, 'user.missing', 'people.accounts_elsewhere'],
  },
  setPersonGroup: {
    summary: 'Make a person a super user, or take that away',
    description: 'From the person’s next call on. There is always at least one super user. Recorded in the audit log.',
    who: ['super'],
    platformOnly: true,
    body: setGroupBodySchema,
    answers: { 200: personSchema },
    errors: [...refused, 'user.missing', 'people.accounts_elsewhere', 'people.unconfirmed', 'people.last_super_user'],
  },
});
