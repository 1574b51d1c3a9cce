import type { Origin } from '@gyg/contract';
import { Badge, Button, EmptyState, ErrorState, InOrder, Panel, Section } from '@gyg/design-system';
import { CheckboxGroup, FormDialog } from '@gyg/design-system/forms';
import { RowName, RowNameSkeleton, Table, type TableColumn } from '@gyg/design-system/tables';
import { call, useFormat, useLoadFailure, useTranslation } from '@gyg/platform';
import { useState } from 'react';
import { ConfirmDialog } from '../../../shared/confirm';
import { useOrigins } from '../api/read-access';
import { useAccessAct } from '../model/use-access-act';
import { useWhen } from '../model/use-when';
import s from './access.module.css';
import { AddOrigin } from './add-origin';

/** The sites of an organisation, and a form that adds one. */
export function Origins({ organizationId }: { organizationId: string }) {
  const { t } = useTranslation('admin');
  const loadFailure = useLoadFailure();
  const { data, error, refetch } = useOrigins(organizationId);
  const { busy, act } = useAccessAct(['listOrigins']);
  const [removing, setRemoving] = useState<Origin>();
  const [changing, setChanging] = useState<Origin>();
  const columns = useOriginColumns({ onChange: setChanging, onRemove: setRemoving });
  const remove = async ({ id: originId, origin }: Origin) => {
    const work = () => call('deleteOrigin', { params: { organizationId, originId } });
    await act(work, t('access.origins.removed', { origin }));
    setRemoving(undefined);
  };
  return (
    <Section id="origins" size="small" spacing="none" title={t('access.origins.title')} lead={t('access.origins.lead')}>
      <InOrder gap={3}>
        <Panel padding="none">
          <Table
            caption={t('access.origins.title')}
            captionHidden
            columns={columns}
            rows={data?.origins ?? []}
            rowKey={({ id }) => id}
            {...(data === undefined && !error && { loading: { label: t('frame.loading'), rows: 2 } })}
            empty={<EmptyState headingLevel={3} title={t('access.origins.none')} text={t('access.origins.noneText')} />}
            error={error && data === undefined && <ErrorState {...loadFailure(error, () => void refetch())} />}
          />
        </Panel>
        <AddOrigin organizationId={organizationId} origins={data?.origins ?? []} />
      </InOrder>
      {changing && (
        <ChangeOrigin organizationId={organizationId} origin={changing} onClose={() => setChanging(undefined)} />
      )}
      <ConfirmDialog
        open={removing !== undefined}
        title={t('access.origins.removeTitle', { origin: removing?.origin })}
        confirm={t('access.origins.remove')}
        progress={busy ? { done: 0, total: 1 } : undefined}
        onConfirm={() => void (removing && remove(removing))}
        onClose={() => setRemoving(undefined)}
      >
        <p>{t('access.origins.removeText')}</p>
      </ConfirmDialog>
    </Section>
  );
}

const rightsOf = ({ mayLogIn, mayFrame }: Origin) => (mayLogIn && mayFrame ? 'both' : mayLogIn ? 'logIn' : 'frame');

interface OriginActs {
  onChange: (origin: Origin) => void;
  onRemove: (origin: Origin) => void;
}

function useOriginColumns({ onChange, onRemove }: OriginActs): TableColumn<Origin>[] {
  const { t } = useTranslation('admin');
  const { date } = useFormat();
  const when = useWhen();
  return [
    {
      kind: 'name',
      key: 'origin',
      header: t('access.origins.origin'),
      cell: ({ origin, addedByName, created }) => (
        <RowName
          title={<span className={s.mono}>{origin}</span>}
          notes={[t('access.created', { name: addedByName ?? t('access.someone'), date: date(created) })]}
        />
      ),
      waiting: <RowNameSkeleton />,
    },
    {
      key: 'may',
      header: t('access.may'),
      phone: 'line',
      cell: (origin) => t(`access.origins.${rightsOf(origin)}`),
    },
    {
      key: 'state',
      header: t('access.state'),
      phone: 'line',
      cell: ({ lastSeenAt }) => (
        <Badge look="state" tone={lastSeenAt === null ? 'neutral' : 'good'}>
          {t(lastSeenAt === null ? 'access.origins.unseen' : 'access.origins.inUse')}
        </Badge>
      ),
    },
    {
      key: 'seen',
      header: t('access.origins.seen'),
      phone: 'line',
      cell: ({ lastSeenAt }) =>
        lastSeenAt === null ? t('access.never') : <time dateTime={lastSeenAt}>{when(lastSeenAt)}</time>,
    },
    {
      kind: 'actions',
      key: 'actions',
      header: t('access.actions'),
      cell: (origin) => (
        <>
          <Button
            size="sm"
            variant="quiet"
            aria-haspopup="dialog"
            aria-label={t('access.origins.changeOf', { origin: origin.origin })}
            onClick={() => onChange(origin)}
          >
            {t('access.origins.change')}
          </Button>
          <Button
            size="sm"
            variant="quiet"
            aria-label={t('access.origins.removeOf', { origin: origin.origin })}
            onClick={() => onRemove(origin)}
          >
            {t('access.origins.remove')}
          </Button>
        </>
      ),
    },
  ];
}

const rights = ['logIn', 'frame'] as const;

interface ChangeOriginProps {
  organizationId: string;
  origin: Origin;
  onClose: () => void;
}

/** Changes what a site may do. */
function ChangeOrigin({ organizationId, origin, onClose }: ChangeOriginProps) {
  const { t } = useTranslation('admin');
  const { busy, act } = useAccessAct(['listOrigins']);
  const [may, setMay] = useState<readonly string[]>([
    ...(origin.mayLogIn ? ['logIn'] : []),
    ...(origin.mayFrame ? ['frame'] : []),
  ]);
  const [nothing, setNothing] = useState(false);
  const submit = async () => {
    setNothing(may.length === 0);
    if (may.length === 0) return;
    const params = { organizationId, originId: origin.id };
    const body = { mayLogIn: may.includes('logIn'), mayFrame: may.includes('frame') };
    const changed = await act(
      () => call('updateOrigin', { params, body }),
      t('access.origins.changed', { origin: origin.origin }),
    );
    if (changed) onClose();
  };
  return (
    <FormDialog
      open
      size="sm"
      onClose={onClose}
      title={t('access.origins.changeTitle', { origin: origin.origin })}
      closeLabel={t('access.origins.cancel')}
      cancel={t('access.origins.cancel')}
      confirm={t('access.origins.save')}
      busy={busy}
      waits
      onConfirm={submit}
    >
      <CheckboxGroup
        label={t('access.may')}
        error={nothing && may.length === 0 ? t('access.origins.nothing') : undefined}
        options={rights.map((value) => ({ value, label: t(`access.origins.${value}`) }))}
        value={may}
        onValueChange={setMay}
      />
    </FormDialog>
  );
}
