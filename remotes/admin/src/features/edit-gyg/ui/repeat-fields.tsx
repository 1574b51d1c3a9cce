import { DateField, RadioCards } from '@gyg/design-system/forms';
import { useFormat, useTranslation } from '@gyg/platform';
import { useWatch } from '@gyg/platform/forms';
import { endOfOccasion, minutesUntil, nextThree, usualMinutes } from '../model/repetition';
import { useForms } from './forms-context';
import s from './repeat-fields.module.css';

const change = { shouldDirty: true, shouldTouch: true, shouldValidate: true } as const;

/** Whether the gyg repeats, until when each time lasts, and its next occasions. */
export function RepeatFields() {
  const { t } = useTranslation('admin');
  const { form } = useForms().place;
  const { control, setValue } = form;
  const values = { ...form.getValues(), ...useWatch({ control }) };
  const { startDateTime, endDateTime, repeats } = values;
  const choose = (weekly: boolean) => {
    // In this order both values go together: a weekly gyg without a length is not sent.
    if (weekly) setValue('occasionMinutes', usualMinutes(startDateTime, endDateTime), change);
    setValue('repeats', weekly ? 'WEEKLY' : 'NONE', change);
    if (!weekly) setValue('occasionMinutes', null, change);
  };
  return (
    <>
      <RadioCards
        legend={t('editor.repeats.legend')}
        value={repeats}
        onValueChange={(value) => choose(value === 'WEEKLY')}
        options={[
          { value: 'NONE', title: t('editor.repeats.no'), detail: t('editor.repeats.noText') },
          { value: 'WEEKLY', title: t('editor.repeats.weekly'), detail: t('editor.repeats.weeklyText') },
        ]}
      />
      {repeats === 'WEEKLY' && <OccasionField />}
      <NextOccasions occasions={nextThree(values, new Date())} />
    </>
  );
}

/** The time of day when each occasion ends. */
function OccasionField() {
  const { t } = useTranslation('admin');
  const { time, hoursInText } = useFormat();
  const { control, setValue, formState } = useForms().place.form;
  const [start, minutes] = useWatch({ control, name: ['startDateTime', 'occasionMinutes'] });
  const error = formState.errors.occasionMinutes;
  return (
    <DateField
      id="gyg-occasion-end"
      type="time"
      className={s.time}
      label={start === '' ? t('editor.repeats.until') : t('editor.repeats.fromUntil', { time: time(start) })}
      hint={
        minutes === null ? undefined : t('editor.repeats.lasts', { count: minutes / 60, hours: hoursInText(minutes) })
      }
      disabled={start === ''}
      value={endOfOccasion(start, minutes)}
      onValueChange={(value) => setValue('occasionMinutes', minutesUntil(start, value), change)}
      error={minutes === null && start !== '' ? t('editor.repeats.needed') : error?.message}
    />
  );
}

/** The coming occasions, so that the host sees what the fields mean. */
function NextOccasions({ occasions }: { occasions: readonly { start: string; end: string }[] }) {
  const { t } = useTranslation('admin');
  const { span } = useFormat();
  if (occasions.length === 0) return null;
  return (
    <div className={s.next}>
      <p>{t('editor.repeats.next')}</p>
      <ul className={s.list}>
        {occasions.map(({ start, end }) => (
          <li key={start}>{span(start, end)}</li>
        ))}
      </ul>
    </div>
  );
}
