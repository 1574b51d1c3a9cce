import { useFormat, useTranslation } from '@gyg/platform';
import { noonOf } from '../../../shared/time/swedish-day';
import { type AuditList, daysOf } from '../model/audit-list';
import s from './audit-log.module.css';

/** How many entries there are, and of which days. */
export function AuditCount({ list, total }: { list: AuditList; total: number }) {
  const { t } = useTranslation('super-user');
  const { number, date } = useFormat();
  const { from, to } = daysOf(list);
  const entries = t('audit.count', { count: total, number: number(total) });
  const words = () => {
    if (from !== undefined && to !== undefined) {
      return t('audit.between', { entries, from: date(noonOf(from)), to: date(noonOf(to)) });
    }
    if (from !== undefined) return t('audit.since', { entries, from: date(noonOf(from)) });
    return to === undefined ? entries : t('audit.until', { entries, to: date(noonOf(to)) });
  };
  return (
    <p className={s.count} role="status">
      {words()}
    </p>
  );
}
