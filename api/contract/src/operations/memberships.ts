import { z } from 'zod';
import { defineOperations } from '../operation';
import { userOrganizationSchema } from '../schemas/users';

export const membershipOperations = defineOperations({
  listUserOrganizations: {
    summary: 'The organisations a person belongs to',
    tag: 'users',
    who: ['any'],
    answers: { 200: z.strictObject({ organizations: z.array(userOrganizationSchema) }) },
    errors: ['user.missing'],
  },
});
