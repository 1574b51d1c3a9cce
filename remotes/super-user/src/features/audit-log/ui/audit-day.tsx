import { createDateFormat } from '@gyg/contract/dates';
import { Panel } from '@gyg/design-system';
import { useLanguage, useTranslation } from '@gyg/platform';
import { useId } from 'react';
import { dayBefore, dayOf, noonOf } from '../../../shared/time/swedish-day';
import type { AuditDay as DayOfEntries } from '../model/audit-days';
import s from './audit-day.module.css';
import { AuditEntry } from './audit-entry';

/** A day's entries below its name: "Today, Thursday, June 10". */
export function AuditDay({ day, entries }: DayOfEntries) {
  const id = useId();
  const name = useDayName(day);
  return (
    <section aria-labelledby={id}>
      <Panel padding="none">
        <h2 className={s.day} id={id}>
          {name}
        </h2>
        <ul className={s.entries}>
          {entries.map((entry) => (
            <AuditEntry key={entry.id} entry={entry} />
          ))}
        </ul>
      </Panel>
    </section>
  );
}

function useDayName(day: string): string {
  const { t } = useTranslation('super-user');
  const language = useLanguage();
  const today = dayOf(Date.now());
  const withYear = day.slice(0, 4) !== today.slice(0, 4);
  const name = createDateFormat(language, 'long').date(new Date(noonOf(day)), { withYear });
  if (day === today) return t('audit.today', { day: name });
  if (day === dayBefore(today)) return t('audit.yesterday', { day: name });
  return name.charAt(0).toUpperCase() + name.slice(1);
}
