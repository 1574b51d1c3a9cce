import { z } from 'zod';
import { defineOperations } from '../operation';
import { configSchema, goalSchema } from '../schemas/lookups';

export const lookupOperations = defineOperations({
  listGoals: {
    summary: 'The seventeen goals with titles and pictures per language',
    tag: 'lookups',
    who: ['any'],
    answers: { 200: z.strictObject({ sdgs: z.array(goalSchema) }) },
    errors: [],
  },
  getConfig: {
    summary: 'What the shell must know before it can work',
    tag: 'lookups',
    who: ['any'],
    answers: { 200: configSchema },
    errors: [],
  },
});
