import { goalCount } from '@gyg/contract/enums';
import { goalTitle } from '@gyg/contract/goals';
import { toLocale, useLanguage, useTranslation } from '@gyg/platform';

export interface GoalName {
  readonly id: number;
  readonly title: string;
  /** `Goal 14, Life below water`, for tiles without text. */
  readonly label: string;
}

/** The names of the seventeen goals in the user's language, as a list and by number. */
export function useGoals(): { goals: readonly GoalName[]; goal: (id: number) => GoalName } {
  const { t } = useTranslation('admin');
  const locale = toLocale(useLanguage());
  const goal = (id: number): GoalName => {
    const title = goalTitle(id, locale);
    return { id, title, label: t('table.goal', { number: id, title }) };
  };
  return { goals: Array.from({ length: goalCount }, (_, index) => goal(index + 1)), goal };
}
