import { Panel } from '@gyg/design-system';
import { SegmentedControl } from '@gyg/design-system/forms';
import { useTranslation } from '@gyg/platform';
import { type ReactNode, useState } from 'react';
import { OwnDates } from './own-dates';
import { type Period, type PeriodName, readPeriod } from './period';
import s from './period-bar.module.css';
import { usePeriodWords } from './use-period-words';

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
