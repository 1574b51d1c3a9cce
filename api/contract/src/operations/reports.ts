import { z } from 'zod';
import { defineOperations } from '../operation';
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
const csv = {
  type: 'text/csv',
  when: 'With `format: csv`: all rows as CSV in UTF-8 with a byte order mark, CRLF line ends, commas, every cell quoted, and decimal points. The header is in the caller’s language; times are Swedish time. Cells that a spreadsheet would run as a formula are prefixed with an apostrophe',
  example: [
    '\uFEFFGyg,Starts (Swedish time),Ends (Swedish time),Host,Person,Representing,Need,Kind,Hours,Items,Attendance',
    'Clean the shore,2027-04-30 08:00,2027-04-30 12:00,Coast Guardians,Bo Booker,Kulör & Co,Shore picker,Skill,1.5,,Attended',
    '',
  ].join('\r\n'),
} as const;

export const reportOperations = defineOperations({
  reportGiven: {
    summary: 'Report contributions on behalf of an organisation',
    description: 'Counts only representations that the organisation has approved.',
    tag: 'reports',
    who: ['admin', 'super'],
    body: contributionReportBodySchema,
    answers: { 200: contributionReportSchema },
    file: csv,
    errors: [...forAdmins, 'reports.too_many_rows'],
  },
  reportReceived: {
    summary: 'Report contributions to an organisation’s gygs',
    tag: 'reports',
    who: ['admin', 'super'],
    body: contributionReportBodySchema,
    answers: { 200: contributionReportSchema },
    file: csv,
    errors: [...forAdmins, 'reports.too_many_rows'],
  },
  reportPartner: {
    summary: 'Report contributions of partners to an organisation’s gygs',
    description: 'One row for each partner and each represented organisation.',
    tag: 'reports',
    who: ['admin', 'super'],
    body: partnerReportBodySchema,
    answers: { 200: z.array(partnerStatisticsSchema) },
    errors: forAdmins,
  },
});
