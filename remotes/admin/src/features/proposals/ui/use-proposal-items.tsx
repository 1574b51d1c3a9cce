import type { Proposal } from '@gyg/contract';
import { heroSizes } from '@gyg/contract/images';
import { Badge, GoalTile, Picture } from '@gyg/design-system';
import type { ListDetailItem } from '@gyg/design-system/tables';
import { useFormat, useTranslation } from '@gyg/platform';
import { type ProposalList, proposalAddress } from '../model/proposal-list';
import type { ProposalAnswers } from '../model/use-proposal-answers';

/** Returns a function that makes the rows of the list, with the answers that were just given. */
export function useProposalItems({ tab, page }: ProposalList, { answers }: ProposalAnswers) {
  const { t } = useTranslation('admin');
  const { date } = useFormat();
  return (proposals: readonly Proposal[], chosen: string): ListDetailItem[] =>
    proposals.map(({ id, title, userName, created, image, sdgGoalId }) => {
      const result = answers.get(id)?.result;
      return {
        href: proposalAddress({ tab, page, chosen: id }),
        title,
        note: t('proposals.from', { name: userName || t('proposals.erased'), date: date(created) }),
        media:
          image === null ? (
            <GoalTile goal={sdgGoalId} />
          ) : (
            <Picture {...heroSizes(image)} sizes="96px" width={480} height={270} />
          ),
        aside: result && (
          <Badge look="state" tone={result === 'ACCEPTED' ? 'good' : 'bad'}>
            {t(`proposals.state.${result}`)}
          </Badge>
        ),
        current: id === chosen,
      };
    });
}
