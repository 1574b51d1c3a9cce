import { Combobox, type ComboboxOption } from '@gyg/design-system/forms';
import { useErrorText, useTranslation } from '@gyg/platform';
import type { Found } from '../api/search';

export interface AddFieldProps {
  label: string;
  hint: string;
  /** Names the button that opens the list. */
  show: string;
  options: readonly ComboboxOption[];
  text: string;
  found: Pick<Found<unknown>, 'loading' | 'error'>;
  onText: (text: string) => void;
  onChosen: (option: ComboboxOption) => void;
}

/** Finds someone by name; the choice is added at once. */
export function AddField({ label, hint, show, options, text, found, onText, onChosen }: AddFieldProps) {
  const { t } = useTranslation('admin');
  const errorText = useErrorText();
  return (
    <Combobox
      label={label}
      hint={hint}
      options={options}
      value={null}
      filtered
      loading={found.loading}
      failure={found.error === null ? undefined : errorText(found.error).text}
      onTextChange={onText}
      onValueChange={(option) => {
        if (option === null) return;
        onText('');
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
