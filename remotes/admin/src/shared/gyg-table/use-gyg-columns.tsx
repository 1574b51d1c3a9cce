import type { Gyg } from '@gyg/contract';
import { Meter } from '@gyg/design-system';
import { NoValue, RowFigure, RowNameSkeleton, type TableColumn } from '@gyg/design-system/tables';
import { paths, useFormat, useTranslation } from '@gyg/platform';
import type { ReactNode } from 'react';
import s from './counts.module.css';
import { deskAddress } from './gyg-address';
import { GygDate } from './gyg-date';
import { GygName } from './gyg-name';
import { GygStatus } from './gyg-status';

export interface GygColumns {
  /** `start` and `title` are the keys to sort by. */
  sortable: boolean;
  withHost: boolean;
  /** A row's actions, at its end. */
  actions?: ((gyg: Gyg) => ReactNode) | undefined;
}

/** The columns of a host's gyg list. */
export function useGygColumns({ sortable, withHost, actions }: GygColumns): TableColumn<Gyg>[] {
  const { t } = useTranslation('admin');
  const meter = (kind: 'skills' | 'items' | 'recipients'): TableColumn<Gyg> => ({
    kind: 'number',
    key: kind,
    header: t(`table.${kind}`),
    phone: 'third',
    folds: kind === 'recipients' && 'late',
    cell: ({ counts, sdgGoalId }) => (
      <Meter
        data-goal={sdgGoalId}
        value={counts?.[kind].booked ?? 0}
        max={counts?.[kind].offered ?? 0}
        label={t(`table.${kind}Booked`, { booked: counts?.[kind].booked ?? 0, offered: counts?.[kind].offered ?? 0 })}
        none={<Nothing />}
      />
    ),
  });
  return [
    {
      kind: 'name',
      key: 'title',
      header: t('table.title'),
      sortable,
      cell: (gyg) => <GygName gyg={gyg} href={deskAddress(gyg)} withHost={withHost} />,
      waiting: <RowNameSkeleton picture />,
    },
    {
      key: 'status',
      header: t('table.status'),
      folds: true,
      phone: 'half',
      cell: (gyg) => <GygStatus gyg={gyg} />,
    },
    {
      key: 'start',
      header: t('table.start'),
      sortable,
      phone: 'half',
      cell: (gyg) => <GygDate gyg={gyg} />,
    },
    {
      kind: 'number',
      key: 'offers',
      header: t('table.offers'),
      folds: true,
      phone: 'full',
      cell: (gyg) => <OfferCount gyg={gyg} />,
    },
    meter('skills'),
    meter('items'),
    meter('recipients'),
    {
      kind: 'number',
      key: 'stories',
      header: t('table.stories'),
      folds: 'late',
      phone: 'full',
      cell: (gyg) => <StoryCount gyg={gyg} />,
    },
    ...(actions ? [{ kind: 'actions' as const, key: 'actions', header: t('table.actions'), cell: actions }] : []),
  ];
}

/** How many offers wait for an answer, as a link to them. */
function OfferCount({ gyg: { id, title, counts } }: { gyg: Gyg }) {
  const { t } = useTranslation('admin');
  const count = counts?.bookings.waiting ?? 0;
  if (count === 0) return <Nothing />;
  return (
    <a
      className={s.offers}
      href={`${paths.deskBookings(id)}?group=waiting`}
      aria-label={t('table.offersOf', { count, title })}
    >
      {t('table.toAnswer', { count })}
    </a>
  );
}

/** How many stories a gyg has, and a link to those that are pending. */
function StoryCount({ gyg }: { gyg: Gyg }) {
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

/** A dash, with a text for screen readers. */
function Nothing() {
  const { t } = useTranslation('admin');
  return <NoValue label={t('table.none')} />;
}
