import { z } from 'zod';
import { defineOperations } from '../operation';

export const serviceOperations = defineOperations({
  getLiveness: {
    summary: 'Check that the process is running',
    tag: 'operations',
    who: ['any'],
    answers: { 200: z.strictObject({ status: z.literal('ok') }) },
    errors: [],
  },
  getReadiness: {
    summary: 'Check that the server is ready',
    description:
      'It is ready when the database responds. The status is degraded when a part of the site does not work; problems lists what is wrong.',
    tag: 'operations',
    who: ['any'],
    answers: {
      200: z.strictObject({ status: z.enum(['ok', 'degraded']), problems: z.array(z.string()).optional() }),
    },
    errors: ['server.unavailable'],
  },
});
