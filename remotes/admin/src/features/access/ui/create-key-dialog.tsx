import type { CreatedKey } from '@gyg/contract';
import { keyScopes } from '@gyg/contract/enums';
import { limits, plainLine } from '@gyg/contract/rules';
import { Banner } from '@gyg/design-system';
import { CheckboxGroup, FormDialog, SelectField, TextField } from '@gyg/design-system/forms';
import { call, invalidateCalls, useErrorText, useMutation, useQueryClient, useTranslation } from '@gyg/platform';
import { useState } from 'react';
import { scopeTexts } from '../model/words';

const ends = ['days365', 'days90', 'never'] as const;
const daysOf = { days90: 90, days365: 365, never: undefined } as const;
const day = 24 * 60 * 60_000;

export interface CreateKeyDialogProps {
  organizationId: string;
  open: boolean;
  onCreated: (key: CreatedKey) => void;
  onClose: () => void;
}

/** Asks for the name, scopes and end of a new key. */
export function CreateKeyDialog(props: CreateKeyDialogProps) {
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
