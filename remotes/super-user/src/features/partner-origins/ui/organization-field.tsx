import { Combobox, type ComboboxOption } from '@gyg/design-system/forms';
import { useErrorText, useSettled, useTranslation } from '@gyg/platform';
import { useState } from 'react';
import { useFoundOrganizations } from '../api/origin-calls';

export interface OrganizationFieldProps {
  value: ComboboxOption | null;
  missing: boolean;
  onChange: (organization: ComboboxOption | null) => void;
}

/** Delay after typing before organisations are fetched, in milliseconds. */
const delay = 500;

/** Chooses an organisation by its name. */
export function OrganizationField({ value, missing, onChange }: OrganizationFieldProps) {
  const { t } = useTranslation('super-user');
  const errorText = useErrorText();
  const [text, setText] = useState('');
  const keyword = useSettled(value === null ? text.trim() : '', delay);
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
