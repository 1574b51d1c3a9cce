import type { Proposal } from '@gyg/contract';
import { limits } from '@gyg/contract/rules';
import { Banner, Button, Cluster, useKeptFocus } from '@gyg/design-system';
import { TextArea } from '@gyg/design-system/forms';
import { paths, useFormat, useTranslation } from '@gyg/platform';
import { HeldBar, useStoredText } from '../../../shared/review';
import { commentKey, type ProposalAnswer, type ProposalAnswers } from '../model/use-proposal-answers';
import s from './proposal-detail.module.css';

interface ProposalAnswerPartProps {
  proposal: Proposal;
  /** The author. */
  name: string;
  answers: ProposalAnswers;
  onAnswered: () => void;
}

/** The form that answers a proposal, the answer that can still be taken back, or the answer that was sent. */
export function ProposalAnswerPart({ proposal, name, answers, onAnswered }: ProposalAnswerPartProps) {
  const { t } = useTranslation('admin');
  const held = answers.answers.get(proposal.id);
  const part = proposal.status === 'PENDING' ? (held ? 'held' : 'form') : 'sent';
  const focus = useKeptFocus<HTMLDivElement>(part);
  return (
    <div className={s.answer} tabIndex={-1} {...focus}>
      {part === 'sent' && <SentAnswer proposal={proposal} name={name} />}
      {part === 'held' && held && (
        <HeldBar
          text={t(`proposals.held.${held.result}`, { name })}
          name={proposal.title}
          sending={held.sending}
          onUndo={() => answers.undo([proposal.id])}
        />
      )}
      {part === 'form' && (
        <AnswerForm
          proposalId={proposal.id}
          name={name}
          onAnswer={(answer, comments) => {
            answers.give(proposal.id, answer, comments);
            onAnswered();
          }}
        />
      )}
    </div>
  );
}

interface AnswerFormProps {
  proposalId: string;
  name: string;
  onAnswer: (answer: ProposalAnswer, comments: string) => void;
}

function AnswerForm({ proposalId, name, onAnswer }: AnswerFormProps) {
  const { t } = useTranslation('admin');
  const [comments, setComments] = useStoredText(commentKey(proposalId));
  return (
    <>
      <TextArea
        label={t('proposals.answerTo', { name })}
        optional={t('review.optional')}
        hint={t('proposals.answerHint')}
        rows={3}
        maxLength={limits.comment}
        counter={(used, most) => t('review.counter', { used, most })}
        value={comments}
        onChange={({ currentTarget }) => setComments(currentTarget.value)}
      />
      <Cluster>
        <Button icon="check" onClick={() => onAnswer('ACCEPTED', comments.trim())}>
          {t('proposals.accept')}
        </Button>
        <Button variant="secondary" onClick={() => onAnswer('DECLINED', comments.trim())}>
          {t('proposals.decline')}
        </Button>
      </Cluster>
    </>
  );
}

function SentAnswer({ proposal, name }: { proposal: Proposal; name: string }) {
  const { t } = useTranslation('admin');
  const { dateTime } = useFormat();
  const { status, answeredAt, comments, gygId } = proposal;
  const accepted = status === 'ACCEPTED';
  return (
    <Banner
      tone={accepted ? 'good' : 'info'}
      role="status"
      title={t(accepted ? 'proposals.wasAccepted' : 'proposals.wasDeclined', {
        date: answeredAt === null ? '' : dateTime(answeredAt),
      })}
      actions={
        gygId !== null && (
          <Button size="sm" icon="edit" href={paths.editGyg(gygId)}>
            {t('proposals.editDraft')}
          </Button>
        )
      }
    >
      {comments === '' ? t('proposals.noComment', { name }) : <span className={s.plain}>{comments}</span>}
    </Banner>
  );
}
