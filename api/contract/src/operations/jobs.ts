import { z } from 'zod';
import { defineOperations } from '../operation';
import { jobListSchema, jobSchema } from '../schemas/jobs';

const refused = ['session.need_to_be_logged_in', 'you_do_not_have_permission'] as const;

export const jobOperations = defineOperations('operations', {
  listJobs: {
    summary: 'List the background jobs',
    who: ['super'],
    platformOnly: true,
    answers: { 200: jobListSchema },
    errors: refused,
  },
  requestJob: {
    summary: 'Run a background job now',
    description:
      'It begins within 15 seconds, in any process of the platform; if it is running, afterwards. Recorded in the audit log.',
    who: ['super'],
    platformOnly: true,
    body: z.strictObject({}),
    answers: { 200: jobSchema },
    errors: [...refused, 'request.invalid', 'job.missing'],
  },
});
