import type { CreatedKey, OrganizationKey } from '@gyg/contract';
import { keyScopes } from '@gyg/contract/enums';
import { limits, plainLine } from '@gyg/contract/rules';
import { Banner, Button, EmptyState, ErrorState, Panel, Section, Stack } from '@gyg/design-system';
import { CheckboxGroup, FormDialog, SelectField, TextField } from '@gyg/design-system/forms';
import { Table } from '@gyg/design-system/tables';
import {
  call,
  invalidateCalls,
  useErrorText,
  useLoadFailure,
  useMutation,
  useQueryClient,
  useTranslation,
} from '@gyg/platform';
import { useState } from 'react';
import { ConfirmDialog } from '../../../shared/confirm';
import { useKeys } from '../api/read-access';
import { useAccessAct } from '../model/use-access-act';
import { scopeTexts } from '../model/words';
import s from './access.module.css';
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

const ends = ['days365', 'days90', 'never'] as const;
const daysOf = { days90: 90, days365: 365, never: undefined } as const;
const day = 24 * 60 * 60_000;

interface CreateKeyDialogProps {
  organizationId: string;
  open: boolean;
  onCreated: (key: CreatedKey) => void;
  onClose: () => void;
}

/** Asks for the name, scopes and end of a new key. */
function CreateKeyDialog(props: CreateKeyDialogProps) {
  // Each opening starts with an empty form.
  return props.open ? <OpenDialog {...props} /> : null;
}

function OpenDialog({ organizationId, onCreated, onClose }: CreateKeyDialogProps) {
  const { t } = useTranslation('admin');
  const errorText = useErrorText();
  const queries = useQueryClient();
  const [name, setName] = useState('');
  const [scopes, setScopes] = useState<readonly string[]>([]);
  const [end, setEnd] = useState<(typeof ends)[number]>('days365');
  const [sent, setSent] = useState(false);
  const chosen = keyScopes.filter((scope) => scopes.includes(scope));
  const creation = useMutation({
    mutationFn: () => {
      const days = daysOf[end];
      const expiresAt = days === undefined ? {} : { expiresAt: new Date(Date.now() + days * day).toISOString() };
      return call('createKey', {
        params: { organizationId },
        body: { name: name.trim(), scopes: chosen, ...expiresAt },
      });
    },
    onSuccess: async (key) => {
      onCreated(key);
      onClose();
      await invalidateCalls(queries, ['listKeys']);
    },
  });
  const submit = () => {
    setSent(true);
    if (plainLine(name) !== '' && chosen.length > 0) creation.mutate();
  };
  return (
    <FormDialog
      open
      onClose={onClose}
      title={t('access.keys.dialog')}
      closeLabel={t('confirm.close')}
      cancel={t('confirm.cancel')}
      confirm={t('access.keys.create')}
      busy={creation.isPending}
      waits
      gap={4}
      onConfirm={submit}
    >
      {creation.error && (
        <Banner tone="bad" role="alert">
          {errorText(creation.error).text}
        </Banner>
      )}
      <TextField
        label={t('access.keys.name')}
        hint={t('access.keys.nameHint')}
        maxLength={limits.name}
        autoComplete="off"
        error={sent && plainLine(name) === '' ? t('form.too_small') : undefined}
        value={name}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      <CheckboxGroup
        label={t('access.keys.scopes')}
        error={sent && chosen.length === 0 ? t('access.keys.scopesMissing') : undefined}
        options={keyScopes.map((value) => ({
          value,
          label: t(`access.keys.scope.${scopeTexts[value]}`),
          hint: value,
        }))}
        value={scopes}
        onValueChange={setScopes}
      />
      <SelectField
        label={t('access.keys.end')}
        hint={t('access.keys.endHint')}
        value={end}
        options={ends.map((value) => ({ value, label: t(`access.keys.endIn.${value}`) }))}
        onChange={({ currentTarget }) => setEnd(ends.find((choice) => choice === currentTarget.value) ?? 'days365')}
      />
    </FormDialog>
  );
}
