import { goalCount } from '@gyg/contract/enums';
import { goalTitle } from '@gyg/contract/goals';
import { toLocale, useLanguage, useTranslation } from '@gyg/platform';

export interface GoalName {
  readonly id: number;
  /** Short enough for a line below a tile. */
  readonly short: string;
  readonly title: string;
  /** `Goal 14: Life below water`, for tiles without text. */
  readonly label: string;
}

/** The names of the seventeen goals in the user's language, as a list and by number. */
export function useGoals(): { goals: readonly GoalName[]; goal: (id: number) => GoalName } {
  const { t } = useTranslation('public');
  const locale = toLocale(useLanguage());
  const goal = (id: number): GoalName => {
    const title = goalTitle(id, locale);
    return { id, title, short: goalTitle(id, locale, 'short'), label: t('common.goalLabel', { goal: id, title }) };
  };
  return { goals: Array.from({ length: goalCount }, (_, index) => goal(index + 1)), goal };
}
