import type { Proposal } from '@gyg/contract';
import { Badge, Banner, Button, ErrorState, MoreLink, type Tone } from '@gyg/design-system';
import { FormDialog } from '@gyg/design-system/forms';
import { paths, toast, useErrorText, useFormat, useLoadFailure, useTranslation } from '@gyg/platform';
import { useState } from 'react';
import type { useOwnProposals } from '../api/proposal-calls';
import s from './proposal.module.css';

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

interface WithdrawDialogProps {
  /** The one to withdraw; undefined while the dialog is closed. */
  proposal: Proposal | undefined;
  onWithdraw: (proposalId: string) => Promise<void>;
  onClose: () => void;
}

/** Asks before a proposal is withdrawn. */
function WithdrawDialog({ proposal, onWithdraw, onClose }: WithdrawDialogProps) {
  const { t } = useTranslation('public');
  const errorText = useErrorText();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const close = () => {
    setFailure(undefined);
    onClose();
  };
  const withdraw = async ({ id }: Proposal) => {
    setBusy(true);
    try {
      await onWithdraw(id);
      toast.success(t('proposal.withdrawn'));
      close();
    } catch (thrown) {
      setFailure(errorText(thrown).text);
    } finally {
      setBusy(false);
    }
  };
  return (
    <FormDialog
      size="sm"
      open={proposal !== undefined}
      onClose={close}
      title={t('proposal.withdrawTitle')}
      closeLabel={t('common.close')}
      cancel={t('proposal.keep')}
      confirm={t('proposal.withdraw')}
      tone="danger"
      busy={busy}
      onConfirm={() => proposal && withdraw(proposal)}
    >
      {failure && <Banner tone="bad" role="alert" title={failure} />}
      <p>{t('proposal.withdrawText', { title: proposal?.title ?? '' })}</p>
    </FormDialog>
  );
}
