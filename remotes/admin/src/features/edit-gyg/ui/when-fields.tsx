import { fromSwedishTime, toSwedishTime } from '@gyg/contract/dates';
import { DateTimeField } from '@gyg/design-system/forms';
import { useFormat, useTranslation } from '@gyg/platform';
import { useWatch } from '@gyg/platform/forms';
import { fieldOfProblem } from '../../../shared/gyg-acts';
import { isOrderWrong } from '../model/gyg-values';
import { isTooShort } from '../model/repetition';
import { useForms } from './forms-context';

const change = { shouldDirty: true, shouldTouch: true, shouldValidate: true } as const;

/** Start and end. */
export function WhenFields() {
  const { t } = useTranslation('admin');
  const { hoursInText } = useFormat();
  const { form } = useForms().place;
  const { control, setValue, formState } = form;
  const values = { ...form.getValues(), ...useWatch({ control }) };
  const { startDateTime, endDateTime, repeats } = values;
  const weekly = repeats === 'WEEKLY';
  const minutes = (Date.parse(endDateTime) - Date.parse(startDateTime)) / 60_000;
  const errorOf = (name: 'startDateTime' | 'endDateTime') => {
    const problem = formState.errors[name];
    if (problem === undefined) return undefined;
    return problem.type === 'server' ? problem.message : t('editor.when.needed');
  };
  const contradiction = () => {
    if (isOrderWrong(values)) return t('editor.when.order');
    return isTooShort(values) ? t('editor.when.tooShort') : undefined;
  };
  return (
    <>
      <TimeField
        id={fieldOfProblem.startDateTime}
        label={t(weekly ? 'editor.when.firstStart' : 'editor.when.start')}
        hint={t('editor.when.zone')}
        usualTime="09:00"
        value={startDateTime}
        onValueChange={(iso) => setValue('startDateTime', iso, change)}
        error={errorOf('startDateTime')}
      />
      <TimeField
        id={fieldOfProblem.endDateTime}
        label={t(weekly ? 'editor.when.lastEnd' : 'editor.when.end')}
        hint={
          minutes > 0 && !weekly
            ? t('editor.when.lasts', { count: minutes / 60, hours: hoursInText(minutes) })
            : undefined
        }
        usualTime="16:00"
        min={startDateTime}
        value={endDateTime}
        onValueChange={(iso) => setValue('endDateTime', iso, change)}
        error={contradiction() ?? errorOf('endDateTime')}
      />
    </>
  );
}

interface TimeFieldProps {
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
function TimeField({ value, onValueChange, min = '', ...more }: TimeFieldProps) {
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
