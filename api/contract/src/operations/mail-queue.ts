import { z } from 'zod';
import { defineOperations } from '../operation';
import { mailQueueQuerySchema, mailQueueSchema, queuedMailSchema, retriedMailsSchema } from '../schemas/mail-queue';

const refused = ['session.need_to_be_logged_in', 'you_do_not_have_permission'] as const;
const noFields = z.strictObject({});

export const mailQueueOperations = defineOperations('operations', {
  listQueuedMails: {
    summary: 'List the mails of the queue',
    description:
      'Failed ones newest first, waiting ones in the order in which they are tried. Mails that failed are tried again for three days, then given up, and deleted after 30 days.',
    who: ['super'],
    platformOnly: true,
    query: mailQueueQuerySchema,
    answers: { 200: mailQueueSchema },
    errors: [...refused, 'request.invalid'],
  },
  retryMail: {
    summary: 'Try a mail again now',
    description: 'Also one that was given up. Does nothing to a mail that is being sent. Recorded in the audit log.',
    who: ['super'],
    platformOnly: true,
    body: noFields,
    answers: { 200: queuedMailSchema },
    errors: [...refused, 'request.invalid', 'mail.missing', 'mail.already_sent', 'mail.emptied'],
  },
  retryFailedMails: {
    summary: 'Try all mails again that were given up',
    description: 'Except those whose code, link or news has expired. At most 500 at once. Recorded in the audit log.',
    who: ['super'],
    platformOnly: true,
    body: noFields,
    answers: { 200: retriedMailsSchema },
    errors: [...refused, 'request.invalid'],
  },
});
