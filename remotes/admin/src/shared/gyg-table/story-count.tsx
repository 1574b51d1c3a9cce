import type { Gyg } from '@gyg/contract';
import { RowFigure } from '@gyg/design-system/tables';
import { paths, useFormat, useTranslation } from '@gyg/platform';
import s from './counts.module.css';
import { Nothing } from './nothing';

/** How many stories a gyg has, and a link to those that are pending. */
export function StoryCount({ gyg }: { gyg: Gyg }) {
  const { t } = useTranslation('admin');
  const { number } = useFormat();
  const stories = gyg.counts?.stories;
  if (stories === undefined || stories.total === 0) return <Nothing />;
  return (
    <RowFigure
      value={number(stories.total)}
      note={
        stories.unapproved > 0 && (
          <a
            className={s.review}
            href={paths.deskStories(gyg.id)}
            aria-label={t('table.toReviewOf', { count: stories.unapproved, title: gyg.title })}
          >
            {t('table.toReview', { count: stories.unapproved })}
          </a>
        )
      }
      tone="warn"
    />
  );
}
