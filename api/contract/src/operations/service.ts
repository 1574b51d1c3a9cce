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
    description: 'It is ready when the database responds.',
    tag: 'operations',
    who: ['any'],
    answers: { 200: z.strictObject({ status: z.literal('ok') }) },
    errors: ['server.unavailable'],
  },
});
