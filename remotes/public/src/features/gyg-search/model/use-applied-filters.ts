import { useFormat, useTranslation } from '@gyg/platform';
import type { SearchState } from './search-state';
import { anyTime, type When } from './search-when';
import { anywhere, type Where } from './search-where';

export interface AppliedFilterItem {
  key: string;
  label: string;
  /** The change that removes it. */
  without: Partial<SearchState>;
}

/** The filters that are on, each with a text; the state's tab is not among them. */
export function useAppliedFilters(state: SearchState): AppliedFilterItem[] {
  const { t } = useTranslation('public');
  const where = useWhereLabel();
  const when = useWhenLabel();
  const { keyword, give, recipients, status, goals } = state;
  const items: (AppliedFilterItem | false)[] = [
    keyword !== '' && {
      key: 'keyword',
      label: t('search.applied.keyword', { keyword }),
      without: { keyword: '' },
    },
    state.where.kind !== 'anywhere' && { key: 'where', label: where(state.where), without: { where: anywhere } },
    state.when.kind !== 'any' && { key: 'when', label: when(state.when), without: { when: anyTime } },
    give !== undefined && { key: 'give', label: t(`search.give.${give}`), without: { give: undefined } },
    recipients && { key: 'recipients', label: t('search.recipients'), without: { recipients: false } },
    status === 'po' && { key: 'status', label: t('search.applied.open'), without: { status: 'all' as const } },
    goals.length > 0 && {
      key: 'goals',
      label: t('search.applied.goals', { count: goals.length }),
      without: { goals: [] },
    },
  ];
  return items.filter((item) => item !== false);
}

function useWhereLabel() {
  const { t } = useTranslation('public');
  return (where: Where): string => {
    switch (where.kind) {
      case 'near': {
        const { km, town } = where;
        return town === undefined ? t('search.applied.nearMe', { km }) : t('search.applied.near', { km, town });
      }
      case 'place':
        return t('search.applied.place', { text: where.text });
      case 'area':
        return t('search.applied.area');
      case 'online':
        return t('search.online');
      case 'anywhere':
        return '';
    }
  };
}

function useWhenLabel() {
  const { t } = useTranslation('public');
  const format = useFormat();
  // Midday: the same day in Swedish time, all year.
  const date = (day: string) => format.date(`${day}T12:00:00Z`);
  return (when: When): string => {
    if (when.kind !== 'dates') return t(`search.when.${when.kind}`);
    const { from, until } = when;
    if (from !== undefined && until !== undefined) {
      return t('search.applied.dates', { from: date(from), until: date(until) });
    }
    return from === undefined
      ? t('search.applied.until', { until: until === undefined ? '' : date(until) })
      : t('search.applied.from', { from: date(from) });
  };
}
