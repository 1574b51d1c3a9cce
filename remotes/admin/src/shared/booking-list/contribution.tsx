import type { ContributionType } from '@gyg/contract';
import { Icon } from '@gyg/design-system';
import s from './booking-cells.module.css';

/** What is given, with the icon of its kind. */
export function Contribution({
  needTitle,
  contributionType,
}: {
  needTitle: string;
  contributionType: ContributionType;
}) {
  return (
    <span className={s.contribution}>
      <Icon name={contributionType === 'SKILL' ? 'clock' : 'box'} size="sm" />
      {needTitle}
    </span>
  );
}
