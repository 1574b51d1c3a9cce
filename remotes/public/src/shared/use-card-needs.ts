import type { Gyg } from '@gyg/contract';
import type { GygCardProps } from '@gyg/design-system';
import { toLanguage, useFormat, useTranslation } from '@gyg/platform';

/** The open needs of a gyg as labels for its card; undefined if the list has none. `keyword` is the search's. */
export function useCardNeeds(): (
  gyg: Pick<Gyg, 'openNeeds' | 'language'>,
  keyword?: string,
) => GygCardProps['openNeeds'] {
  const { t } = useTranslation('public');
  const { number } = useFormat();
  return ({ openNeeds, language }, keyword = '') => {
    if (openNeeds === undefined || openNeeds.first.length === 0) return undefined;
    return {
      label: t('card.wanted'),
      lang: toLanguage(language),
      words: keyword.split(/\s+/),
      needs: openNeeds.first.map(({ id, title, availablePositions, matches }) => ({
        id,
        title,
        count: number(availablePositions),
        matches,
      })),
      more: { count: openNeeds.more, label: t('card.more', { count: openNeeds.more }) },
    };
  };
}
