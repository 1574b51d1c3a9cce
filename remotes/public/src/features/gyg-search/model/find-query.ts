import { stateCodes } from '@gyg/contract/enums';
import type { SearchState } from './search-state';
import { daysOf } from './search-when';
import { whereToQuery } from './search-where';

const sortValues = {
  latest: 'startDateTime:desc',
  soonest: 'soonest',
  earliest: 'startDateTime:asc',
  title: 'title:asc',
  'title-desc': 'title:desc',
} as const;

const kinds = { skills: 'SKILL', items: 'COMMODITY' } as const;

/** The query of the search's call at this moment; periods become days of Swedish time. */
export function toFindQuery(state: SearchState, now: Date) {
  const { keyword, where, when, give, recipients, status, goals, sort, page } = state;
  return {
    ...(keyword !== '' && { keyword }),
    ...whereToQuery(where),
    ...daysOf(when, now),
    ...(give !== undefined && { kind: kinds[give] }),
    ...(recipients && { recipients: 'true' as const }),
    ...(status !== 'all' && {
      states: status === 'po' ? `${stateCodes.p},${stateCodes.o}` : stateCodes[status],
    }),
    ...(goals.length > 0 && { goals: goals.join(',') }),
    facets: 'true' as const,
    sort: sortValues[sort],
    page: page - 1,
  };
}
