import type { ContributionType } from '@gyg/contract';
import { Icon } from '@gyg/design-system';
import { type Language, TextIn } from '@gyg/platform';
import s from './booking-cells.module.css';

export interface ContributionProps {
  needTitle: string;
  /** The language of the title. */
  lang: Language | undefined;
  contributionType: ContributionType;
}

/** What is given, with the icon of its kind. */
export function Contribution({ needTitle, lang, contributionType }: ContributionProps) {
  return (
    <span className={s.contribution}>
      <Icon name={contributionType === 'SKILL' ? 'clock' : 'box'} size="sm" />
      <TextIn text={needTitle} lang={lang} />
    </span>
  );
}
