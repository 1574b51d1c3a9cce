import type { PortfolioMembership } from '@gyg/contract';
import { Avatar, Button } from '@gyg/design-system';
import { DecisionRow } from '@gyg/design-system/tables';
import { type HeldAnswer, useFormat, useTranslation } from '@gyg/platform';
import type { PortfolioAnswer } from '../api/portfolio-calls';
import { LeavePortfolio } from './leave-portfolio';

export interface MembershipRowProps {
  organizationId: string;
  membership: PortfolioMembership;
  answer: HeldAnswer<PortfolioAnswer> | undefined;
  onAnswer: (answer: PortfolioAnswer) => void;
  onUndo: () => void;
}

/** A portfolio of another organisation: a request to answer, or one to leave. */
export function MembershipRow({ organizationId, membership, answer, onAnswer, onUndo }: MembershipRowProps) {
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
