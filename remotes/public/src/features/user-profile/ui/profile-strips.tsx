import { goalCount } from '@gyg/contract/enums';
import s from './profile-head.module.css';

const all = Array.from({ length: goalCount }, (_, index) => index + 1);

/** The seventeen colours as one line: bright where something was given, pale where it may still be. Decoration. */
export function ProfileStrips({ goals }: { goals: readonly number[] }) {
  return (
    <div className={s.strips} aria-hidden="true">
      {all.map((goal) => (
        <span key={goal} className={s.strip} data-goal={goal} data-given={goals.includes(goal) || undefined} />
      ))}
    </div>
  );
}
