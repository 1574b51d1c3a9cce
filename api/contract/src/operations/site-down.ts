import { defineOperations } from '../operation';
import { setSiteDownBodySchema, siteDownSchema } from '../schemas/site-down';

const refused = ['session.need_to_be_logged_in', 'you_do_not_have_permission'] as const;

export const siteDownOperations = defineOperations('operations', {
  getSiteDown: {
    summary: 'Retrieve whether the site is down for maintenance',
    who: ['super'],
    platformOnly: true,
    answers: { 200: siteDownSchema },
    errors: refused,
  },
  setSiteDown: {
    summary: 'Take the site down for maintenance, or open it again',
    description:
      'Visitors then see the maintenance page, with the message in their language, within a minute. Calls keep working. About, the log-in and the pages of super users stay open. Recorded in the audit log.',
    who: ['super'],
    platformOnly: true,
    body: setSiteDownBodySchema,
    answers: { 200: siteDownSchema },
    errors: [...refused, 'request.invalid', 'site_down.fixed'],
  },
});
