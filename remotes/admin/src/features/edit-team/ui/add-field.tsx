import { Combobox, type ComboboxOption } from '@gyg/design-system/forms';
import { useErrorText, useTranslation } from '@gyg/platform';
import { useState } from 'react';
import type { Search } from '../api/search';

export interface AddFieldProps {
  label: string;
  hint: string;
  /** Names the button that opens the list. */
  show: string;
  useSearch: Search;
  /** The ids that cannot be added. */
  without: readonly string[];
  onChosen: (option: ComboboxOption) => void;
}

/** Finds someone by name; the choice is added at once. */
export function AddField({ label, hint, show, useSearch, without, onChosen }: AddFieldProps) {
  const { t } = useTranslation('admin');
  const errorText = useErrorText();
  const [text, setText] = useState('');
  const { options, loading, error } = useSearch(text);
  return (
    <Combobox
      label={label}
      hint={hint}
      options={options.filter(({ value }) => !without.includes(value))}
      value={null}
      filtered
      loading={loading}
      failure={error === null ? undefined : errorText(error).text}
      onTextChange={setText}
      onValueChange={(option) => {
        if (option === null) return;
        setText('');
        onChosen(option);
      }}
      texts={{
        show,
        clear: t('team.clear'),
        loading: t('team.searching'),
        empty: text.trim() === '' ? t('team.typeName') : t('team.noneFound'),
        found: (count) => t('team.found', { count }),
      }}
    />
  );
}
