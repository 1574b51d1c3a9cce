import type { OrganizationOrigin } from '@gyg/contract';
import { Banner, Button, Dialog, Stack } from '@gyg/design-system';
import { CheckboxGroup, TextField } from '@gyg/design-system/forms';
import { toast, useErrorText, useTranslation } from '@gyg/platform';
import { useId } from 'react';
import { rights, useOriginForm, type WrongOrigin } from '../model/use-origin-form';
import { OrganizationField } from './organization-field';

export interface OriginDialogProps {
  /** The origin to change; without one an origin is added. */
  known?: OrganizationOrigin | undefined;
  onClose: () => void;
}

/** Adds an origin for an organisation, or changes what one may do. */
export function OriginDialog({ known, onClose }: OriginDialogProps) {
  const { t } = useTranslation('super-user');
  const errorText = useErrorText();
  const formId = useId();
  const wrongWords = useWrongWords();
  const form = useOriginForm(known, (origin, name) => {
    toast.success(t('origins.saved', { origin, name }));
    onClose();
  });
  const close = () => {
    if (!form.busy) onClose();
  };
  return (
    <Dialog
      open
      onClose={close}
      title={known ? t('origins.changeTitle', { origin: known.origin }) : t('origins.addTitle')}
      closeLabel={t('origins.close')}
      actions={
        <>
          <Button variant="secondary" disabled={form.busy} onClick={close}>
            {t('origins.cancel')}
          </Button>
          <Button type="submit" form={formId} busy={form.busy}>
            {t(known ? 'origins.save' : 'origins.add')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={form.submit}>
        <Stack gap={3}>
          {form.error && (
            <Banner tone="bad" role="alert">
              {errorText(form.error).text}
            </Banner>
          )}
          {known ? (
            <p>{t('origins.ofOrganization', { name: known.organization.name })}</p>
          ) : (
            <>
              <OrganizationField
                value={form.fields.organization}
                missing={form.problems.organization}
                onChange={form.set.organization}
              />
              <TextField
                label={t('origins.address')}
                hint={t('origins.addressHint')}
                error={wrongWords(form.problems.origin)}
                inputMode="url"
                autoComplete="off"
                spellCheck={false}
                value={form.fields.text}
                onChange={({ currentTarget }) => form.set.text(currentTarget.value)}
              />
            </>
          )}
          <CheckboxGroup
            label={t('origins.may')}
            error={form.problems.may ? t('origins.nothing') : undefined}
            options={rights.map((value) => ({ value, label: t(`origins.${value}`) }))}
            value={form.fields.may}
            onValueChange={form.set.may}
          />
        </Stack>
      </form>
    </Dialog>
  );
}

function useWrongWords() {
  const { t } = useTranslation('super-user');
  return (wrong: WrongOrigin | undefined): string | undefined => {
    if (wrong === undefined) return undefined;
    const problem = t(`origins.problem.${wrong.problem}`);
    return wrong.suggestion === null ? problem : t('origins.meant', { problem, suggestion: wrong.suggestion });
  };
}
