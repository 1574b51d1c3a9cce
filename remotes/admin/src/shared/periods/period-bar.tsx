import { Button, Panel } from '@gyg/design-system';
import { DateField, SegmentedControl } from '@gyg/design-system/forms';
import { useFormat, useTranslation } from '@gyg/platform';
import { Controller, useForm } from '@gyg/platform/forms';
import { type ReactNode, useState } from 'react';
import { isDay } from '../time/swedish-days';
import { type Days, type Period, type PeriodName, readPeriod } from './period';
import s from './period-bar.module.css';

export interface PeriodBarProps {
  names: readonly PeriodName[];
  period: Period;
  onChange: (period: Period) => void;
  /** Buttons at the end. */
  children?: ReactNode;
}

/** Chooses the period of a report: one with a name, or the first and the last day. */
export function PeriodBar({ names, period, onChange, children }: PeriodBarProps) {
  const { t } = useTranslation('admin');
  const words = usePeriodWords();
  const current = `${period.name} ${period.from} ${period.to}`;
  // The period for which the user is about to enter own dates: another one in the address ends it.
  const [entering, setEntering] = useState<string>();
  const chosen = entering === current ? 'own' : period.name;
  const choose = (value: string) => {
    setEntering(value === 'own' ? current : undefined);
    if (value !== 'own' && value !== period.name) onChange(readPeriod(new URLSearchParams({ period: value }), names));
  };
  return (
    <Panel padding="small" className={s.bar}>
      <div className={s.period}>
        <SegmentedControl
          label={t('period.label')}
          options={names.map((name) => ({ value: name, label: t(`period.names.${name}`) }))}
          value={chosen}
          onValueChange={choose}
        />
        {chosen === 'own' ? (
          <OwnDates days={period} onChange={(days) => onChange({ name: 'own', ...days })} />
        ) : (
          period.name !== 'all' && <p className={s.dates}>{words(period)}</p>
        )}
      </div>
      {children && <div className={s.end}>{children}</div>}
    </Panel>
  );
}

interface OwnDatesProps {
  days: Days;
  onChange: (days: Days) => void;
}

/** The first and the last day of a period. */
function OwnDates({ days, onChange }: OwnDatesProps) {
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

/** Returns a function that writes a period with its dates: "Tue, Jun 1, 2027 to Fri, Jun 11, 2027". */
export function usePeriodWords(): (days: Days) => string {
  const { t } = useTranslation('admin');
  const { date } = useFormat();
  // Noon, so that the day is the same in every time zone.
  const words = (day: string) => date(`${day}T12:00:00.000Z`);
  return ({ from, to }) =>
    from === undefined || to === undefined
      ? t('period.names.all')
      : t('period.dates', { from: words(from), to: words(to) });
}
