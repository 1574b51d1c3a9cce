import type { ContributionRow } from '@gyg/contract';
import { hoursOf } from './contributions';
import type { ReportRow } from './report.repository';

/** A row of a report; hours or items count only if attended. An erased user has no name. */
export function presentRow(row: ReportRow): ContributionRow {
  const { durationMinutes, createdAt, startDateTime, endDateTime, quantity, userId, ...shown } = row;
  const attended = row.attendance === 'ATTENDED';
  const isSkill = row.contributionType === 'SKILL';
  return {
    ...shown,
    // Published gygs have both (checked by the table).
    startDateTime: (startDateTime ?? createdAt).toISOString(),
    endDateTime: (endDateTime ?? createdAt).toISOString(),
    userId: row.userName === '' ? null : userId,
    hours: isSkill ? hoursOf(attended ? (durationMinutes ?? 0) : 0) : null,
    quantity: isSkill ? null : attended ? quantity : 0,
  };
}
