import type { OrganizationOrigin } from '@gyg/contract';
import { Banner } from '@gyg/design-system';
import { CheckboxGroup, Combobox, type ComboboxOption, FormDialog, TextField } from '@gyg/design-system/forms';
import { toast, useErrorText, useSettled, useTranslation } from '@gyg/platform';
import { useState } from 'react';
import { useFoundOrganizations } from '../api/origin-calls';
import { rights, useOriginForm, type WrongOrigin } from '../model/use-origin-form';

export interface OriginDialogProps {
  /** The origin to change; without one an origin is added. */
  existing?: OrganizationOrigin | undefined;
  onClose: () => void;
}

/** Adds an origin for an organisation, or changes what one may do. */
export function OriginDialog({ existing, onClose }: OriginDialogProps) {
  const { t } = useTranslation('super-user');
  const errorText = useErrorText();
  const wrongWords = useWrongWords();
  const form = useOriginForm(existing, (origin, name) => {
    toast.success(t('origins.saved', { origin, name }));
    onClose();
  });
  return (
    <FormDialog
      open
      onClose={onClose}
      title={existing ? t('origins.changeTitle', { origin: existing.origin }) : t('origins.addTitle')}
      closeLabel={t('origins.close')}
      cancel={t('origins.cancel')}
      confirm={t(existing ? 'origins.save' : 'origins.add')}
      busy={form.busy}
      waits
      onConfirm={form.submit}
    >
      {form.error && (
        <Banner tone="bad" role="alert">
          {errorText(form.error).text}
        </Banner>
      )}
      {existing ? (
        <p>{t('origins.ofOrganization', { name: existing.organization.name })}</p>
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
    </FormDialog>
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

interface OrganizationFieldProps {
  value: ComboboxOption | null;
  missing: boolean;
  onChange: (organization: ComboboxOption | null) => void;
}

/** Delay after typing before organisations are fetched, in milliseconds. */
const searchDelay = 500;

/** Chooses an organisation by its name. */
function OrganizationField({ value, missing, onChange }: OrganizationFieldProps) {
  const { t } = useTranslation('super-user');
  const errorText = useErrorText();
  const [text, setText] = useState('');
  const keyword = useSettled(value === null ? text.trim() : '', searchDelay);
  const { data, error, isFetching } = useFoundOrganizations(keyword);
  // The last result stays while the next one loads, but not in an empty field.
  const organizations = keyword === '' ? [] : (data?.organizations ?? []);
  return (
    <Combobox
      label={t('origins.organization.label')}
      error={missing ? t('origins.organization.missing') : undefined}
      value={value}
      onValueChange={onChange}
      onTextChange={setText}
      filtered
      options={organizations.map(({ id, name, city }) => ({
        value: id,
        label: name,
        ...(city !== null && city !== '' && { note: city }),
      }))}
      loading={isFetching || (value === null && keyword !== text.trim())}
      failure={error ? errorText(error).text : undefined}
      texts={{
        show: t('origins.organization.show'),
        clear: t('origins.organization.clear'),
        loading: t('origins.organization.searching'),
        empty: t(text.trim() === '' ? 'origins.organization.type' : 'origins.organization.noneFound'),
        found: (count) => t('origins.organization.found', { count }),
      }}
    />
  );
}
