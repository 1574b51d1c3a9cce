import type { PortfolioMembership } from '@gyg/contract';
import { Avatar, Button, ErrorState, Panel } from '@gyg/design-system';
import { DecisionList, DecisionRow } from '@gyg/design-system/tables';
import {
  type HeldAnswer,
  toast,
  useErrorText,
  useFormat,
  useHeldAnswers,
  useLoadFailure,
  useMutation,
  useTranslation,
} from '@gyg/platform';
import { useState } from 'react';
import { useRefreshAnswered } from '../../../shared/answers';
import { ConfirmDialog } from '../../../shared/confirm';
import {
  answerPortfolio,
  leavePortfolio,
  type PortfolioAnswer,
  useMemberships,
  useRefreshPortfolios,
} from '../api/portfolio-calls';
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

interface MembershipRowProps {
  organizationId: string;
  membership: PortfolioMembership;
  answer: HeldAnswer<PortfolioAnswer> | undefined;
  onAnswer: (answer: PortfolioAnswer) => void;
  onUndo: () => void;
}

/** A portfolio of another organisation: a request to answer, or one to leave. */
function MembershipRow({ organizationId, membership, answer, onAnswer, onUndo }: MembershipRowProps) {
  const { t } = useTranslation('admin');
  const { date } = useFormat();
  const { name, orgName, orgLogo, accepted, created } = membership;
  const about = { name, owner: orgName };
  return (
    <DecisionRow
      media={<Avatar kind="organization" seed={orgName} {...(orgLogo !== null && { src: orgLogo })} />}
      title={t(accepted ? 'portfolios.member' : 'portfolios.asks', about)}
      note={t('portfolios.asked', { date: date(created) })}
      done={answer && t(`portfolios.done.${answer.result}`)}
      undo={answer && { label: t('review.undo'), name: t('review.undoOf', { name }), onUndo, busy: answer.sending }}
      actions={
        accepted ? (
          <LeavePortfolio organizationId={organizationId} membership={membership} />
        ) : (
          <>
            <Button size="sm" aria-label={t('portfolios.acceptOf', about)} onClick={() => onAnswer('accept')}>
              {t('portfolios.accept')}
            </Button>
            <Button
              size="sm"
              variant="secondary"
              aria-label={t('portfolios.declineOf', about)}
              onClick={() => onAnswer('decline')}
            >
              {t('portfolios.decline')}
            </Button>
          </>
        )
      }
    />
  );
}

interface LeavePortfolioProps {
  organizationId: string;
  membership: PortfolioMembership;
}

/** The button that takes the organisation out of a portfolio, after asking. */
function LeavePortfolio({ organizationId, membership }: LeavePortfolioProps) {
  const { t } = useTranslation('admin');
  const errorText = useErrorText();
  const refresh = useRefreshPortfolios();
  const [asking, setAsking] = useState(false);
  const { id, name, orgName } = membership;
  const leaving = useMutation({
    mutationFn: () => leavePortfolio(id, organizationId),
    onSuccess: async () => {
      setAsking(false);
      toast.success(t('portfolios.leave.done', { name }));
      await refresh();
    },
    onError: (error) => toast.error(errorText(error).text),
  });
  return (
    <>
      <Button
        size="sm"
        variant="secondary"
        aria-label={t('portfolios.leave.of', { name, owner: orgName })}
        onClick={() => setAsking(true)}
      >
        {t('portfolios.leave.action')}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t('portfolios.leave.title', { name })}
        confirm={t('portfolios.leave.confirm')}
        progress={leaving.isPending ? { done: 0, total: 1 } : undefined}
        onConfirm={() => leaving.mutate()}
        onClose={() => setAsking(false)}
      >
        <p>{t('portfolios.leave.text', { owner: orgName })}</p>
      </ConfirmDialog>
    </>
  );
}
