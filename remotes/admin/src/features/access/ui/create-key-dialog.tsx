import type { CreatedKey } from '@gyg/contract';
import { keyScopes } from '@gyg/contract/enums';
import { limits, plainLine } from '@gyg/contract/rules';
import { Banner, Button, Dialog, Stack } from '@gyg/design-system';
import { CheckboxGroup, SelectField, TextField } from '@gyg/design-system/forms';
import { call, invalidateCalls, useErrorText, useMutation, useQueryClient, useTranslation } from '@gyg/platform';
import { type FormEvent, useId, useState } from 'react';
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
  const formId = useId();
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
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSent(true);
    if (plainLine(name) !== '' && chosen.length > 0 && !creation.isPending) creation.mutate();
  };
  return (
    <Dialog
      open
      onClose={() => creation.isPending || onClose()}
      title={t('access.keys.dialog')}
      closeLabel={t('confirm.close')}
      actions={
        <>
          <Button variant="secondary" disabled={creation.isPending} onClick={onClose}>
            {t('confirm.cancel')}
          </Button>
          <Button type="submit" form={formId} busy={creation.isPending}>
            {t('access.keys.create')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit}>
        <Stack gap={4}>
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
            onChange={({ currentTarget }) => setEnd(ends.find((one) => one === currentTarget.value) ?? 'days365')}
          />
        </Stack>
      </form>
    </Dialog>
  );
}
