import type { GygCounts } from '@gyg/contract';
import { useFormat, useTranslation } from '@gyg/platform';
import s from './gyg-table.module.css';
import { Nothing } from './nothing';

/** How many stories a gyg has, and how many of them wait for its host. */
export function StoryCount({ stories }: { stories: GygCounts['stories'] | undefined }) {
  const { t } = useTranslation('admin');
  const { number } = useFormat();
  if (stories === undefined || stories.total === 0) return <Nothing />;
  return (
    <span className={s.stories}>
      <b className={s.total}>{number(stories.total)}</b>
      {stories.unapproved > 0 && <span className={s.review}>{t('table.toReview', { count: stories.unapproved })}</span>}
    </span>
  );
}
