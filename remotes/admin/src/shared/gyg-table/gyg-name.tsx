import type { Gyg } from '@gyg/contract';
import { goalTitle } from '@gyg/contract/goals';
import { heroSizes } from '@gyg/contract/images';
import { GoalPoster, Picture } from '@gyg/design-system';
import { paths, toLocale, useLanguage, useTranslation } from '@gyg/platform';
import { GygStatus } from './gyg-status';
import s from './gyg-table.module.css';

export interface GygNameProps {
  gyg: Gyg;
  /** Names the organisation too, where the list holds gygs of several. */
  withHost: boolean;
}

/** A gyg's picture, title and primary goal; all of it leads to the gyg's page, which hosts see for drafts as well. */
export function GygName({ gyg, withHost }: GygNameProps) {
  const { t } = useTranslation('admin');
  const locale = toLocale(useLanguage());
  const { sdgGoalId: goal, gygHero, title, orgName } = gyg;
  return (
    <span className={s.name} data-goal={goal}>
      <span className={s.picture}>
        {gygHero === '' ? (
          <GoalPoster goal={goal} />
        ) : (
          <Picture {...heroSizes(gygHero)} sizes="96px" width={480} height={270} />
        )}
      </span>
      <span className={s.words}>
        <a className={s.title} href={paths.gyg(gyg.id)}>
          {title}
        </a>
        <span className={s.about}>{t('table.goal', { number: goal, title: goalTitle(goal, locale, 'short') })}</span>
        {withHost && <span className={s.about}>{orgName}</span>}
        <span className={s.statusBelow}>
          <GygStatus gyg={gyg} />
        </span>
      </span>
    </span>
  );
}
