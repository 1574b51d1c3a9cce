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
  when: 'With format csv: all rows as a table in UTF-8 with a byte order mark, lines ended by CR LF, fields parted by commas, a point for decimals; the header in the caller’s language, times as the clocks of the place show them. A text that a spreadsheet would run has an apostrophe before it',
  example: [
    '\uFEFFGyg,Starts (Swedish time),Ends (Swedish time),Host,Person,Representing,Need,Kind,Hours,Items,Attendance',
    'Clean the shore,2027-04-30 08:00,2027-04-30 12:00,Coast Guardians,Bo Booker,Kulör & Co,Shore picker,Skill,1.5,,Attended',
    '',
  ].join('\r\n'),
} as const;

export const reportOperations = defineOperations({
  reportGiven: {
    summary: 'What was given in an organisation’s name with its approval',
    tag: 'reports',
    who: ['admin', 'super'],
    body: contributionReportBodySchema,
    answers: { 200: contributionReportSchema },
    file: csv,
    errors: [...forAdmins, 'reports.too_many_rows'],
  },
  reportReceived: {
    summary: 'What an organisation’s hosted gygs got',
    tag: 'reports',
    who: ['admin', 'super'],
    body: contributionReportBodySchema,
    answers: { 200: contributionReportSchema },
    file: csv,
    errors: [...forAdmins, 'reports.too_many_rows'],
  },
  reportPartner: {
    summary: 'What each partner and represented organisation did at an organisation’s gygs',
    tag: 'reports',
    who: ['admin', 'super'],
    body: partnerReportBodySchema,
    answers: { 200: z.array(partnerStatisticsSchema) },
    errors: forAdmins,
  },
});
