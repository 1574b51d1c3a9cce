import type { Decision, Locale } from '@gyg/contract';
import { type GygTimes, gygStateAt, isPublished, languagesOf } from '../../gygs';
import type { readDecisions } from './read-decisions.service';

type DecisionRow = Awaited<ReturnType<typeof readDecisions>>[number];

interface GygFacts extends GygTimes {
  id: string;
  title: string;
  language: Locale;
  /** That of its title. */
  titleLanguage: Locale;
  secondLanguage: Locale | null;
  sdgGoalId: number;
  orgName: string;
}

/** The gyg and the deadline; neither of a draft, which may be another host's (decision 0015). */
function presentGyg(gyg: GygFacts | null, now: Date): Pick<Decision, 'gyg' | 'deadline'> {
  const start = gyg?.startDateTime ?? null;
  if (gyg === null || !isPublished(gyg) || start === null) return { gyg: null, deadline: null };
  const { id, title, titleLanguage: language, sdgGoalId, orgName } = gyg;
  const languages = languagesOf(gyg);
  const startDateTime = start.toISOString();
  const shown = { id, title, language, languages, sdgGoalId, state: gygStateAt(gyg, now), startDateTime, orgName };
  return { gyg: shown, deadline: start > now ? startDateTime : null };
}

/** A decision for the organisation's admins; an erased person is not named. */
export function presentDecision({ createdAt, gyg, person, ...row }: DecisionRow, now: Date): Decision {
  const named = person === null || person.fullName === '' ? null : person;
  return { ...row, ...presentGyg(gyg, now), person: named, created: createdAt.toISOString() };
}
