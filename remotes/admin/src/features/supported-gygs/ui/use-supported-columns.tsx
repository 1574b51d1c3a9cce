import type { Gyg } from '@gyg/contract';
import { Button, Cluster, Dialog, Tag } from '@gyg/design-system';
import { RowFigure, RowNameSkeleton, type TableColumn } from '@gyg/design-system/tables';
import { paths, useFormat, useTranslation } from '@gyg/platform';
import { useState } from 'react';
import { GygDate, GygName, GygStatus } from '../../../shared/gyg-table';
import { LabelsInput } from '../../../shared/labels';

/** The columns of the gygs that an organisation supports, with its own labels. `start` and `title` are the keys to sort by. */
export function useSupportedColumns(organizationId: string): TableColumn<Gyg>[] {
  const { t } = useTranslation('admin');
  const { number } = useFormat();
  return [
    {
      kind: 'name',
      key: 'title',
      header: t('table.title'),
      sortable: true,
      cell: (gyg) => <GygName gyg={gyg} href={paths.gyg(gyg.id)} withHost />,
      waiting: <RowNameSkeleton picture />,
    },
    { key: 'status', header: t('table.status'), folds: 'late', phone: 'half', cell: (gyg) => <GygStatus gyg={gyg} /> },
    {
      key: 'start',
      header: t('table.start'),
      sortable: true,
      phone: 'half',
      nowrap: true,
      cell: (gyg) => <GygDate gyg={gyg} />,
    },
    {
      kind: 'number',
      key: 'people',
      header: t('supported.people'),
      phone: 'half',
      cell: ({ represented = { people: 0, waiting: 0 } }) => (
        <RowFigure
          value={number(represented.people)}
          note={represented.waiting > 0 && t('supported.waiting', { count: represented.waiting })}
          tone="warn"
        />
      ),
    },
    {
      key: 'labels',
      header: t('labels.title'),
      folds: 'late',
      phone: 'full',
      cell: ({ tags = [] }) => (
        <Cluster>
          {tags.map((tag) => (
            <Tag key={tag}>{tag}</Tag>
          ))}
        </Cluster>
      ),
    },
    {
      kind: 'actions',
      key: 'bookings',
      header: t('table.actions'),
      phone: 'full',
      cell: (gyg) => (
        <Cluster>
          <LabelGyg gyg={gyg} organizationId={organizationId} />
          <Button
            size="sm"
            variant="secondary"
            href={paths.deskMemberBookings(gyg.id)}
            aria-label={t('supported.bookingsOf', { title: gyg.title })}
          >
            {t('supported.bookings')}
          </Button>
        </Cluster>
      ),
    },
  ];
}

interface LabelGygProps {
  gyg: Gyg;
  organizationId: string;
}

/** Opens the organisation's labels of a gyg of the list. */
function LabelGyg({ gyg: { id, title, tags = [] }, organizationId }: LabelGygProps) {
  const { t } = useTranslation('admin');
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button
        size="sm"
        variant="secondary"
        aria-label={t('supported.labelsOf', { title })}
        onClick={() => setOpen(true)}
      >
        {t('labels.title')}
      </Button>
      <Dialog
        open={open}
        onClose={close}
        size="sm"
        title={t('supported.labelsOf', { title })}
        closeLabel={t('confirm.close')}
        actions={<Button onClick={close}>{t('supported.labelsDone')}</Button>}
      >
        <LabelsInput gygId={id} organizationId={organizationId} labels={tags} />
      </Dialog>
    </>
  );
}
