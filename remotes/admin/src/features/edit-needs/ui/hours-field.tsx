import { TextField } from '@gyg/design-system/forms';
import { useFormat, useTranslation } from '@gyg/platform';
import { useState } from 'react';
import { minutesOf } from '../model/need-values';
import type { NeedForm } from './need-form';

/** The duration of a skill: minutes in the form, hours on screen. */
export function HoursField({ form }: { form: NeedForm }) {
  const { t } = useTranslation('admin');
  const { hours } = useFormat();
  const minutes = form.watch('durationMinutes');
  const [typed, setTyped] = useState(() => (Number.isNaN(minutes) ? '' : hours(minutes)));
  return (
    <TextField
      label={t('needs.hours')}
      inputMode="decimal"
      autoComplete="off"
      value={typed}
      error={form.formState.errors.durationMinutes && t('needs.hoursWrong')}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value);
        form.setValue('durationMinutes', minutesOf(currentTarget.value), { shouldValidate: true, shouldDirty: true });
      }}
    />
  );
}
