import type { Gyg } from '@gyg/contract';
import { goalTitle } from '@gyg/contract/goals';
import { heroSizes } from '@gyg/contract/images';
import { GoalPoster, Picture } from '@gyg/design-system';
import { RowName } from '@gyg/design-system/tables';
import { paths, toLocale, useLanguage, useTranslation } from '@gyg/platform';

export interface GygNameProps {
  gyg: Gyg;
  /** Also shows the organisation, for lists with gygs of several. */
  withHost: boolean;
}

/** A gyg's picture, title and primary goal, linked to the gyg's page. Hosts can open it for drafts too. */
export function GygName({ gyg, withHost }: GygNameProps) {
  const { t } = useTranslation('admin');
  const locale = toLocale(useLanguage());
  const { sdgGoalId: goal, gygHero, title, orgName } = gyg;
  return (
    <RowName
      title={title}
      href={paths.gyg(gyg.id)}
      goal={goal}
      picture={
        gygHero === '' ? (
          <GoalPoster goal={goal} />
        ) : (
          <Picture {...heroSizes(gygHero)} sizes="96px" width={480} height={270} />
        )
      }
      notes={[t('table.goal', { number: goal, title: goalTitle(goal, locale, 'short') }), withHost && orgName]}
    />
  );
}
