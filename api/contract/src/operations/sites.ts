import { z } from 'zod';
import { defineOperations } from '../operation';
import { connectedSiteSchema } from '../schemas/sites';

const errors = ['session.need_to_be_logged_in', 'you_do_not_have_permission', 'user.missing'] as const;

export const siteOperations = defineOperations('users', {
  listConnectedSites: {
    summary: 'List the sites that may act for you',
    description: 'The sites of partners on which you have logged in and agreed to it; the latest used first.',
    who: ['self'],
    platformOnly: true,
    answers: { 200: z.strictObject({ sites: z.array(connectedSiteSchema) }) },
    errors,
  },
  removeConnectedSite: {
    summary: 'Stop a site from acting for you',
    description: 'Ends your logins on the site at once, in all browsers. The site asks again before your next one.',
    who: ['self'],
    platformOnly: true,
    query: z.strictObject({
      origin: z
        .string()
        .max(300)
        .meta({ description: 'The origin of the site', example: 'https://www.renkust.example' }),
    }),
    answers: { 204: null },
    errors: [...errors, 'sites.missing', 'request.invalid'],
  },
});
