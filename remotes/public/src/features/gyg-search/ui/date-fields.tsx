import { DateField } from '@gyg/design-system/forms';
import { useTranslation } from '@gyg/platform';
import { datesFrom, type When } from '../model/search-when';

export interface DateFieldsProps {
  when: Extract<When, { kind: 'dates' }>;
  onChange: (when: When) => void;
}

/** The first and the last day. Browsers report a year while it is typed, so early years are not applied. */
export function DateFields({ when, onChange }: DateFieldsProps) {
  const { t } = useTranslation('public');
  const apply = (day: 'from' | 'until') => (event: { currentTarget: HTMLInputElement }) => {
    const { value } = event.currentTarget;
    if (value === '' || value >= '2000') onChange(datesFrom({ ...when, [day]: value || undefined }));
  };
  return (
    <>
      <DateField
        key={`from ${when.from}`}
        label={t('search.when.from')}
        defaultValue={when.from}
        onChange={apply('from')}
      />
      <DateField
        key={`until ${when.until}`}
        label={t('search.when.until')}
        defaultValue={when.until}
        onChange={apply('until')}
      />
    </>
  );
}
