import { z } from 'zod';
import { defineOperations } from '../operation';

export const serviceOperations = defineOperations('operations', {
  getLiveness: {
    summary: 'Check that the process is running',
    who: ['any'],
    answers: { 200: z.strictObject({ status: z.literal('ok') }) },
    errors: [],
  },
  getReadiness: {
    summary: 'Check that the server is ready',
    description:
      'The server is ready when the database responds. `status` is `degraded` if a part of the site does not work; `problems` lists the causes.',
    who: ['any'],
    answers: {
      200: z.strictObject({ status: z.enum(['ok', 'degraded']), problems: z.array(z.string()).optional() }),
    },
    errors: ['server.unavailable'],
  },
});
