import type { UserProfile } from '@gyg/contract';
import { useFormat, useTranslation } from '@gyg/platform';
import s from './profile-head.module.css';

/** Hours, items, gygs and goals in large figures. Renders nothing if nothing was given yet. */
export function ProfileFigures({ statistics }: Pick<UserProfile, 'statistics'>) {
  const { t } = useTranslation('public');
  const { number } = useFormat();
  const { hours, items, gygs, goalsSupported } = statistics;
  const figures = [
    { key: 'hours', value: hours, text: number(hours, Number.isInteger(hours) ? 0 : 1) },
    { key: 'items', value: items, text: number(items) },
    { key: 'gygs', value: gygs, text: number(gygs) },
    { key: 'goals', value: goalsSupported, text: number(goalsSupported) },
  ] as const;
  const shown = figures.filter(({ value }) => value > 0);
  if (shown.length === 0) return null;
  return (
    <dl className={s.figures} aria-label={t('profile.figures.label')}>
      {shown.map(({ key, value, text }) => (
        <div key={key} className={s.figure}>
          <dt className={s.term}>{t(`profile.figures.${key}`, { count: value })}</dt>
          <dd className={s.value}>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
