import { GoalTile, Section } from '@gyg/design-system';
import { paths, useTranslation } from '@gyg/platform';
import { useGoals } from '../../../shared/use-goals';
import s from './profile-goals.module.css';

/** The goals contributed to as tiles: 80 px for the first three, 60 for the next three, then 40 (specification 9). */
export function ProfileGoals({ goals }: { goals: readonly number[] }) {
  const { t } = useTranslation('public');
  const { goal: named } = useGoals();
  if (goals.length === 0) return null;
  return (
    <Section title={t('profile.goals.title')} size="small" spacing="tight">
      <ul className={s.list}>
        {goals.map(named).map(({ id, title, short }, index) => (
          <li key={id} className={s.item}>
            <a
              className={s.link}
              href={paths.search({ goals: String(id) })}
              aria-label={t('profile.goals.open', { goal: id, title: index < 6 ? short : title })}
              title={title}
            >
              <GoalTile goal={id} className={s.tile} />
              {index < 6 && <span className={s.name}>{short}</span>}
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}
