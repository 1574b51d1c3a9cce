import type { Proposal } from '@gyg/contract';
import { Badge, Button, ErrorState, MoreLink, type Tone } from '@gyg/design-system';
import { paths, useFormat, useLoadFailure, useTranslation } from '@gyg/platform';
import { useState } from 'react';
import type { useOwnProposals } from '../api/own-proposals';
import s from './proposal.module.css';
import { WithdrawDialog } from './withdraw-dialog';

const tones = { PENDING: 'info', ACCEPTED: 'good', DECLINED: 'neutral' } as const satisfies Record<string, Tone>;

export interface OwnProposalsProps extends Omit<ReturnType<typeof useOwnProposals>, 'refresh'> {
  /** The organisation's name. */
  name: string;
}

/** The user's own proposals to this organisation with their status. A pending one can be withdrawn. */
export function OwnProposals({ proposals, thrown, retry, withdraw, name }: OwnProposalsProps) {
  const { t } = useTranslation('public');
  const loadFailure = useLoadFailure();
  const [toWithdraw, setToWithdraw] = useState<Proposal>();
  if (!thrown && (proposals === undefined || proposals.length === 0)) return null;
  const title = t('proposal.own', { name });
  return (
    <section aria-label={title}>
      <h3 className={s.sideTitle}>{title}</h3>
      {thrown ? (
        <ErrorState {...loadFailure(thrown, retry)} headingLevel={3} />
      ) : (
        <ul className={s.own}>
          {proposals?.map((proposal) => (
            <OwnProposal key={proposal.id} proposal={proposal} onWithdraw={() => setToWithdraw(proposal)} />
          ))}
        </ul>
      )}
      <WithdrawDialog proposal={toWithdraw} onWithdraw={withdraw} onClose={() => setToWithdraw(undefined)} />
    </section>
  );
}

function OwnProposal({ proposal, onWithdraw }: { proposal: Proposal; onWithdraw: () => void }) {
  const { t } = useTranslation('public');
  const { date } = useFormat();
  const { title, status, created, comments, gygId } = proposal;
  return (
    <li className={s.ownItem}>
      <p className={s.ownTitle}>{title}</p>
      <p className={s.ownFacts}>
        <Badge tone={tones[status]}>{t(`proposal.status.${status}`)}</Badge>
        {t('proposal.sentOn', { date: date(created) })}
      </p>
      {comments !== '' && <p className={s.ownComments}>{comments}</p>}
      {gygId !== null && <MoreLink href={paths.gyg(gygId)}>{t('proposal.toGyg')}</MoreLink>}
      {status === 'PENDING' && (
        <div>
          <Button variant="secondary" size="sm" onClick={onWithdraw} aria-label={t('proposal.withdrawIt', { title })}>
            {t('proposal.withdraw')}
          </Button>
        </div>
      )}
    </li>
  );
}
