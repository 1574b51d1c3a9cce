import type { CreatedKey, OrganizationKey } from '@gyg/contract';
import { Button, EmptyState, ErrorState, Panel, Section, Stack } from '@gyg/design-system';
import { Table } from '@gyg/design-system/tables';
import { call, useLoadFailure, useTranslation } from '@gyg/platform';
import { useState } from 'react';
import { ConfirmDialog } from '../../../shared/confirm';
import { useKeys } from '../api/read-access';
import { useAccessAct } from '../model/use-access-act';
import s from './access.module.css';
import { CreateKeyDialog } from './create-key-dialog';
import { ShownOnce } from './shown-once';
import { useKeyColumns } from './use-key-columns';

/** The keys of an organisation's servers. A new key is shown once. */
export function Keys({ organizationId, asAdmin }: { organizationId: string; asAdmin: boolean }) {
  const { t } = useTranslation('admin');
  const loadFailure = useLoadFailure();
  const { data, error, refetch } = useKeys(organizationId);
  const { busy, act } = useAccessAct(['listKeys']);
  const [creating, setCreating] = useState(false);
  const [created, setCreated] = useState<CreatedKey>();
  const [revoking, setRevoking] = useState<OrganizationKey>();
  const columns = useKeyColumns(setRevoking);
  const keys = data?.keys ?? [];
  const revoke = async ({ id: keyId, name }: OrganizationKey) => {
    const work = () => call('revokeKey', { params: { organizationId, keyId } });
    await act(work, t('access.keys.revokedDone', { name }));
    setRevoking(undefined);
  };
  return (
    <Section id="keys" size="small" spacing="none" title={t('access.keys.title')} lead={t('access.keys.lead')}>
      <Stack gap={3}>
        {created && (
          <ShownOnce
            key={created.id}
            title={t('access.keys.newTitle')}
            text={t('access.keys.newText')}
            secret={created.key}
            copy={{
              label: t('access.keys.copyOf'),
              done: t('access.keys.copied'),
              failed: t('access.keys.copyFailed'),
            }}
            onDone={() => setCreated(undefined)}
          />
        )}
        <div className={s.head}>
          <p className={s.soft}>
            {keys.length > 0 &&
              t('access.keys.summary', {
                count: keys.length,
                active: keys.filter(({ state }) => state === 'ACTIVE').length,
              })}
          </p>
          {asAdmin && (
            <Button size="sm" icon="plus" onClick={() => setCreating(true)}>
              {t('access.keys.create')}
            </Button>
          )}
        </div>
        <Panel padding="none">
          <Table
            caption={t('access.keys.title')}
            captionHidden
            columns={columns}
            rows={keys}
            rowKey={({ id }) => id}
            rowState={({ state }) => (state === 'ACTIVE' ? undefined : 'past')}
            {...(data === undefined && !error && { loading: { label: t('frame.loading'), rows: 2 } })}
            empty={<EmptyState headingLevel={3} title={t('access.keys.none')} text={t('access.keys.noneText')} />}
            error={error && data === undefined && <ErrorState {...loadFailure(error, () => void refetch())} />}
          />
        </Panel>
      </Stack>
      {asAdmin && (
        <CreateKeyDialog
          organizationId={organizationId}
          open={creating}
          onCreated={setCreated}
          onClose={() => setCreating(false)}
        />
      )}
      <ConfirmDialog
        open={revoking !== undefined}
        title={t('access.keys.revokeTitle', { name: revoking?.name })}
        confirm={t('access.keys.revoke')}
        progress={busy ? { done: 0, total: 1 } : undefined}
        onConfirm={() => void (revoking && revoke(revoking))}
        onClose={() => setRevoking(undefined)}
      >
        <p>{t('access.keys.revokeText')}</p>
      </ConfirmDialog>
    </Section>
  );
}
