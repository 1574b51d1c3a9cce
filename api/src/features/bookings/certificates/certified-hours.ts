import type { CertificateCheck, CertificateName } from '@gyg/contract';
import { printable } from '../../../integrations/certificate-pdf/printable';
import { hoursOf } from '../../reports/contributions';
import type { AttendedSkill } from './certificate.repository';
import { initialsOf } from './initials';

export type CertifiedHours = NonNullable<CertificateCheck['certified']>;

/** What a booking proves, as those who check see it; null where it proves no hours. */
export function certifiedHours(skill: AttendedSkill | undefined, name: CertificateName): CertifiedHours | null {
  if (skill === undefined) return null;
  const { fullName, minutes, startDateTime, endDateTime, ...shown } = skill;
  const hours = hoursOf(minutes ?? 0);
  if (hours === 0 || startDateTime === null || endDateTime === null) return null;
  const person = name === 'FULL' ? fullName : initialsOf(fullName);
  const printed = printable(person);
  return {
    ...shown,
    person,
    printed: printed === person ? null : printed,
    hours,
    startDateTime: startDateTime.toISOString(),
    endDateTime: endDateTime.toISOString(),
  };
}
