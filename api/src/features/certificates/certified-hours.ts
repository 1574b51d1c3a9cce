import type { CertificateCheck, CertificateName } from '@gyg/contract';
import { hoursOf } from '../contributions';
import type { AttendedSkill } from './certificate.repository';
import { initialsOf } from './initials';

export type CertifiedHours = NonNullable<CertificateCheck['certified']>;

/** What a booking proves, as those who check see it; null where it proves no hours. */
export function certifiedHours(found: AttendedSkill | undefined, name: CertificateName): CertifiedHours | null {
  if (found === undefined) return null;
  const { fullName, minutes, startDateTime, endDateTime, ...shown } = found;
  const hours = hoursOf(minutes ?? 0);
  if (hours === 0 || startDateTime === null || endDateTime === null) return null;
  return {
    ...shown,
    person: name === 'FULL' ? fullName : initialsOf(fullName),
    hours,
    startDateTime: startDateTime.toISOString(),
    endDateTime: endDateTime.toISOString(),
  };
}
