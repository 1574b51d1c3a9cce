import { ErrorState, Panel } from '@gyg/design-system';
import { DecisionList } from '@gyg/design-system/tables';
import { useHeldAnswers, useLoadFailure, useTranslation } from '@gyg/platform';
import { useRefreshAnswered } from '../../../shared/answers';
import { answerPortfolio, type PortfolioAnswer, useMemberships } from '../api/portfolio-calls';
import { MembershipRow } from './membership-row';
import s from './portfolios.module.css';

/** The portfolios of others that show the organisation or want to; nothing if there are none. */
export function Memberships({ organizationId }: { organizationId: string }) {
  const { t } = useTranslation('admin');
  const loadFailure = useLoadFailure();
  const { data, error, refetch } = useMemberships(organizationId);
  const { answers, give, undo } = useHeldAnswers<PortfolioAnswer>({
    send: (portfolioId, answer, { leaving }) =>
      answerPortfolio({ portfolioId, organizationId }, answer, { keepalive: leaving }),
    onSettled: useRefreshAnswered(),
  });
  if (error && data === undefined) return <ErrorState {...loadFailure(error, () => void refetch())} />;
  if (data === undefined || data.portfolios.length === 0) return null;
  // Requests first: they need an answer.
  const sorted = data.portfolios.toSorted((left, right) => Number(left.accepted) - Number(right.accepted));
  return (
    <Panel padding="none" role="region" aria-labelledby="memberships">
      <div className={s.head}>
        <h2 id="memberships" className={s.heading}>
          {t('portfolios.others')}
        </h2>
        <p className={s.note}>{t('portfolios.shows')}</p>
      </div>
      <DecisionList>
        {sorted.map((membership) => (
          <MembershipRow
            key={membership.id}
            organizationId={organizationId}
            membership={membership}
            answer={answers.get(membership.id)}
            onAnswer={(answer) => give([membership.id], answer)}
            onUndo={() => undo([membership.id])}
          />
        ))}
      </DecisionList>
    </Panel>
  );
}
