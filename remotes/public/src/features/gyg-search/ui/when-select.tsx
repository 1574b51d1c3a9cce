import { SelectField } from '@gyg/design-system/forms';
import { useTranslation } from '@gyg/platform';
import { type When, whenChoices, whenFrom } from '../model/search-when';

export interface WhenPartProps {
  when: When;
  onChange: (when: When) => void;
}

/** Any time, a period from today, or two dates. */
export function WhenSelect({ when, onChange }: WhenPartProps) {
  const { t } = useTranslation('public');
  return (
    <SelectField
      label={t('search.when.label')}
      value={when.kind}
      options={whenChoices.map((kind) => ({ value: kind, label: t(`search.when.${kind}`) }))}
      onChange={(event) => {
        const chosen = whenChoices.find((kind) => kind === event.currentTarget.value);
        if (chosen !== undefined) onChange(whenFrom(chosen, new Date()));
      }}
    />
  );
}
