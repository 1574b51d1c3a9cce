import { z } from 'zod';
import { defineOperations } from '../operation';

export const serviceOperations = defineOperations({
  getLiveness: {
    summary: 'The process runs',
    tag: 'operations',
    who: ['any'],
    answers: { 200: z.strictObject({ status: z.literal('ok') }) },
    errors: [],
  },
  getReadiness: {
    summary: 'The first request may come: the database answers',
    tag: 'operations',
    who: ['any'],
    answers: { 200: z.strictObject({ status: z.literal('ok') }) },
    errors: ['server.unavailable'],
  },
});
