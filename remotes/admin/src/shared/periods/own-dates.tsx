import { Button } from '@gyg/design-system';
import { DateField } from '@gyg/design-system/forms';
import { useTranslation } from '@gyg/platform';
import { useForm } from '@gyg/platform/forms';
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
  const { register, handleSubmit, formState } = useForm({
    defaultValues: { from: days.from ?? '', to: days.to ?? '' },
  });
  const exists = (day: string) => isDay(day) || t('period.noDay');
  return (
    <form className={s.own} noValidate onSubmit={handleSubmit((given) => onChange(given))}>
      <DateField
        label={t('period.from')}
        error={formState.errors.from?.message}
        {...register('from', { validate: exists })}
      />
      <DateField
        label={t('period.to')}
        error={formState.errors.to?.message}
        {...register('to', {
          validate: {
            exists,
            inOrder: (to, { from }) => to >= from || t('period.backwards'),
          },
        })}
      />
      <Button type="submit" variant="secondary">
        {t('period.show')}
      </Button>
    </form>
  );
}
