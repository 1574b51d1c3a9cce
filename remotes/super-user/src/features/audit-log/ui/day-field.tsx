import { DateField } from '@gyg/design-system/forms';
import { useEffect, useState } from 'react';
import { type Day, isDay } from '../../../shared/time/swedish-day';

export interface DayFieldProps {
  label: string;
  value: Day | undefined;
  onChange: (day: Day | undefined) => void;
}

/** A day of the filter. While a year is being typed the browser reports other days, which count only once they are real. */
export function DayField({ label, value = '', onChange }: DayFieldProps) {
  const [text, setText] = useState(value);
  useEffect(() => setText(value), [value]);
  return (
    <DateField
      label={label}
      value={text}
      onChange={({ currentTarget }) => {
        const day = currentTarget.value;
        setText(day);
        if (day === '' || isDay(day)) onChange(day === '' ? undefined : day);
      }}
    />
  );
}
