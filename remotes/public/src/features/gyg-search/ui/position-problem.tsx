import { Banner } from '@gyg/design-system';
import { useTranslation } from '@gyg/platform';
import type { MyPosition } from '../model/use-my-position';
import s from './gyg-search.module.css';

/** Why the user's position is not known, and what to do instead. */
export function PositionProblem({ position: { problem } }: { position: MyPosition }) {
  const { t } = useTranslation('public');
  return (
    <div role="status" className={s.problem}>
      {problem && <Banner tone="warn">{t(`search.where.${problem}`)}</Banner>}
    </div>
  );
}
