import { fromSwedishTime, toSwedishTime } from '@gyg/contract/dates';
import { DateTimeField } from '@gyg/design-system/forms';
import { useFormat, useTranslation } from '@gyg/platform';

export interface TimeFieldProps {
  id: string;
  label: string;
  /** ISO 8601, or '' while it is not set. */
  value: string;
  onValueChange: (iso: string) => void;
  /** The earliest time, in the same form. */
  min?: string;
  usualTime: string;
  hint?: string | undefined;
  error?: string | undefined;
}

const toField = (iso: string) => (iso === '' ? '' : toSwedishTime(new Date(iso)));

/** A date and a time in Swedish time, whatever the browser’s time zone. */
export function TimeField({ value, onValueChange, min = '', ...more }: TimeFieldProps) {
  const { t } = useTranslation('admin');
  const { dateTime } = useFormat();
  return (
    <DateTimeField
      {...more}
      dateLabel={t('editor.when.date')}
      timeLabel={t('editor.when.time')}
      value={toField(value)}
      onValueChange={(text) => onValueChange(fromSwedishTime(text)?.toISOString() ?? '')}
      min={toField(min)}
      readout={value === '' ? undefined : dateTime(value)}
    />
  );
}
