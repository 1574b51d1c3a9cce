import { Cluster } from '@gyg/design-system';
import { DateField } from '@gyg/design-system/forms';
import { useTranslation } from '@gyg/platform';
import { useState } from 'react';
import { anyTime, datesFrom, type When } from '../model/search-when';
import s from './gyg-search.module.css';

export interface DateFieldsProps {
  when: Extract<When, { kind: 'dates' }>;
  onChange: (when: When) => void;
}

/** The first and the last day. Until both fields are left, days stay in the field where they were typed. */
export function DateFields({ when, onChange }: DateFieldsProps) {
  const { t } = useTranslation('public');
  const [typed, setTyped] = useState<{ from?: string | undefined; until?: string | undefined }>();
  const days = typed ?? when;
  const apply = (day: 'from' | 'until', value: string) => {
    const next = { ...days, [day]: value || undefined };
    setTyped(next);
    // Without days the fields are gone, so the last one is emptied when it is left.
    if (datesFrom(next).kind !== 'any') onChange(datesFrom(next));
  };
  const leave = () => {
    if (typed !== undefined && datesFrom(typed).kind === 'any') onChange(anyTime);
    setTyped(undefined);
  };
  return (
    <Cluster
      className={s.days}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) leave();
      }}
    >
      {(['from', 'until'] as const).map((day) => (
        <DateField
          key={day}
          label={t(`search.when.${day}`)}
          value={days[day] ?? ''}
          onValueChange={(value) => apply(day, value)}
        />
      ))}
    </Cluster>
  );
}
