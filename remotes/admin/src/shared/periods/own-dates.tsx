import { Button } from '@gyg/design-system';
import { DateField } from '@gyg/design-system/forms';
import { useTranslation } from '@gyg/platform';
import { Controller, useForm } from '@gyg/platform/forms';
import { isDay } from '../time/swedish-days';
import type { Days } from './period';
import s from './period-bar.module.css';

export interface OwnDatesProps {
  days: Days;
  onChange: (days: Days) => void;
}

/** The first and the last day of a period. */
export function OwnDates({ days, onChange }: OwnDatesProps) {
  const { t } = useTranslation('admin');
  // Other days in the address are shown without mounting the fields again.
  const { control, handleSubmit } = useForm({ values: { from: days.from ?? '', to: days.to ?? '' } });
  const exists = (day: string) => isDay(day) || t('period.noDay');
  return (
    <form className={s.own} noValidate onSubmit={handleSubmit((dates) => onChange(dates))}>
      {(['from', 'to'] as const).map((name) => (
        <Controller
          key={name}
          control={control}
          name={name}
          rules={{
            validate: {
              exists,
              inOrder: (day, { from }) => name === 'from' || day >= from || t('period.backwards'),
            },
          }}
          render={({ field: { onChange, ...field }, fieldState }) => (
            <DateField
              {...field}
              label={t(`period.${name}`)}
              onValueChange={onChange}
              error={fieldState.error?.message}
            />
          )}
        />
      ))}
      <Button type="submit" variant="secondary">
        {t('period.show')}
      </Button>
    </form>
  );
}
