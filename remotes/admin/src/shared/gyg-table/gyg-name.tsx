import type { Gyg } from '@gyg/contract';
import { goalTitle } from '@gyg/contract/goals';
import { heroSizes } from '@gyg/contract/images';
import { GoalPoster, Picture } from '@gyg/design-system';
import { RowName } from '@gyg/design-system/tables';
import { textLang, toLocale, useLanguage, useTranslation } from '@gyg/platform';
import type { ReactNode } from 'react';

export interface GygNameProps {
  gyg: Gyg;
  href: string;
  /** Also shows the organisation, for lists with gygs of several. */
  withHost: boolean;
  /** Other lines below the title instead of the goal. */
  notes?: readonly ReactNode[];
}

/** A gyg's picture, title and primary goal, linked to one of its pages. */
export function GygName({ gyg, href, withHost, notes = [] }: GygNameProps) {
  const { t } = useTranslation('admin');
  const locale = toLocale(useLanguage());
  const { sdgGoalId: goal, gygHero, title, orgName } = gyg;
  return (
    <RowName
      title={title}
      titleLang={textLang(gyg.language)}
      href={href}
      goal={goal}
      picture={
        gygHero === '' ? (
          <GoalPoster goal={goal} />
        ) : (
          <Picture {...heroSizes(gygHero)} sizes="96px" width={480} height={270} />
        )
      }
      notes={[
        ...(notes.length > 0 ? notes : [t('table.goal', { number: goal, title: goalTitle(goal, locale, 'short') })]),
        withHost && orgName,
      ]}
    />
  );
}
