import type { Attendance, ContributionType, Locale } from '@gyg/contract';

interface ContributionWords {
  kinds: Record<ContributionType, string>;
  attendance: Record<Attendance | 'unmarked', string>;
}

/** The words of contributions in files. */
export const contributionWords: Record<Locale, ContributionWords> = {
  en: {
    kinds: { SKILL: 'Skill', COMMODITY: 'Item' },
    attendance: {
      ATTENDED: 'Attended',
      ABSENT: 'Absent',
      APPROVED_UNATTENDANCE: 'Excused',
      unmarked: 'Not marked',
    },
  },
  se: {
    kinds: { SKILL: 'Tid', COMMODITY: 'Sak' },
    attendance: {
      ATTENDED: 'Närvarade',
      ABSENT: 'Uteblev',
      APPROVED_UNATTENDANCE: 'Förhinder',
      unmarked: 'Inte markerad',
    },
  },
};
