import type { GygCounts } from '@gyg/contract';
import { RowFigure } from '@gyg/design-system/tables';
import { useFormat, useTranslation } from '@gyg/platform';
import { Nothing } from './nothing';

/** How many stories a gyg has, and how many are pending. */
export function StoryCount({ stories }: { stories: GygCounts['stories'] | undefined }) {
  const { t } = useTranslation('admin');
  const { number } = useFormat();
  if (stories === undefined || stories.total === 0) return <Nothing />;
  return (
    <RowFigure
      value={number(stories.total)}
      note={stories.unapproved > 0 && t('table.toReview', { count: stories.unapproved })}
      tone="warn"
    />
  );
}
