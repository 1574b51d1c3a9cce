import { z } from 'zod';
import { csvFile, defineOperations } from '../operation';
import {
  contributionReportBodySchema,
  contributionReportSchema,
  partnerReportBodySchema,
  partnerStatisticsSchema,
} from '../schemas/reports';

const forAdmins = [
  'session.need_to_be_logged_in',
  'org.missing',
  'request.invalid',
  'you_do_not_have_permission',
] as const;
const contributions = {
  who: ['admin', 'super'],
  body: contributionReportBodySchema,
  answers: { 200: contributionReportSchema },
  file: csvFile(
    'Gyg,Starts (Swedish time),Ends (Swedish time),Host,Person,Representing,Need,Kind,Hours,Items,Attendance',
  ),
  errors: [...forAdmins, 'reports.too_many_rows'],
} as const;

export const reportOperations = defineOperations('reports', {
  reportGiven: {
    summary: 'Report contributions on behalf of an organisation',
    description:
      'Counts only representations that the organisation has approved. Includes what was given at its own gygs.',
    ...contributions,
  },
  reportReceived: {
    summary: 'Report contributions to an organisation’s gygs',
    description: 'Leaves out what was given in the name of the organisation itself, which it has given.',
    ...contributions,
  },
  reportPartner: {
    summary: 'Report contributions of partners to an organisation’s gygs',
    description: 'One row for each partner and each represented organisation.',
    who: ['admin', 'super'],
    body: partnerReportBodySchema,
    answers: { 200: z.array(partnerStatisticsSchema) },
    file: csvFile('Organisation,Type,Hours,Gygs,Participants'),
    errors: forAdmins,
  },
});
