import { defineOperations } from '../operation';
import { gygPageSchema, gygProfileSchema, gygSchema, gygViewerSchema } from '../schemas/gygs';

export const gygOperations = defineOperations({
  getGyg: {
    summary: 'A gyg, flat',
    tag: 'gygs',
    who: ['any'],
    answers: { 200: gygSchema },
    errors: ['gyg.missing'],
  },
  getGygProfile: {
    summary: 'All that a gyg’s page shows to everybody',
    tag: 'gygs',
    who: ['any'],
    answers: { 200: gygProfileSchema },
    errors: ['gyg.missing'],
  },
  getGygViewer: {
    summary: 'The caller’s own part of a gyg’s page',
    tag: 'gygs',
    who: ['user'],
    answers: { 200: gygViewerSchema },
    errors: ['session.need_to_be_logged_in', 'gyg.missing'],
  },
  getGygPage: {
    summary: 'The texts of a gyg’s page',
    tag: 'gygs',
    who: ['any'],
    answers: { 200: gygPageSchema },
    errors: ['gyg.missing'],
  },
});
