import type { Proposal } from '@gyg/contract';
import { goalTitle } from '@gyg/contract/goals';
import { heroSizes } from '@gyg/contract/images';
import { limits } from '@gyg/contract/rules';
import {
  Avatar,
  Badge,
  Banner,
  Button,
  Cluster,
  GoalPoster,
  GoalTile,
  Link,
  Picture,
  RichText,
  useKeptFocus,
} from '@gyg/design-system';
import { TextArea } from '@gyg/design-system/forms';
import { DefinitionList, type DefinitionRow } from '@gyg/design-system/tables';
import { paths, toLocale, useFormat, useLanguage, useTranslation } from '@gyg/platform';
import { useId } from 'react';
import { HeldBar, useStoredText } from '../../../shared/review';
import { customFieldsOf } from '../model/custom-fields';
import { commentKey, type ProposalAnswer, type ProposalAnswers } from '../model/use-proposal-answers';
import s from './proposal-detail.module.css';

const tones = { PENDING: 'warn', ACCEPTED: 'good', DECLINED: 'bad' } as const;

interface ProposalDetailProps {
  proposal: Proposal;
  answers: ProposalAnswers;
  onAnswered: () => void;
}

/** A proposal with everything that its author wrote, and the answer. */
export function ProposalDetail({ proposal, answers, onAnswered }: ProposalDetailProps) {
  const { t } = useTranslation('admin');
  const { date } = useFormat();
  const titleId = useId();
  const { image, sdgGoalId: goal, userId, description } = proposal;
  const name = proposal.userName || t('proposals.erased');
  const status = answers.answers.get(proposal.id)?.result ?? proposal.status;
  return (
    <article className={s.root} data-goal={goal} aria-labelledby={titleId}>
      <div className={s.picture}>
        {image === null ? (
          <GoalPoster goal={goal} />
        ) : (
          <Picture {...heroSizes(image)} sizes="(max-width: 1000px) 100vw, 720px" width={1600} height={900} />
        )}
      </div>
      <div className={s.body}>
        <div className={s.edge}>
          <GoalTile goal={goal} framed />
          <Badge look="state" tone={tones[status]}>
            {t(`proposals.state.${status}`)}
          </Badge>
        </div>
        <h2 className={s.title} id={titleId}>
          {proposal.title}
        </h2>
        <p className={s.summary}>{proposal.summary}</p>
        <div className={s.who}>
          <Avatar seed={userId ?? name} />
          <div>
            <div className={s.name}>{userId === null ? name : <Link href={paths.user(userId)}>{name}</Link>}</div>
            <div className={s.note}>
              {proposal.representOrgName === null
                ? t('proposals.asIndividual')
                : t('proposals.forOrganization', { name: proposal.representOrgName })}
              {', '}
              {t('proposals.sent', { date: date(proposal.created) })}
            </div>
          </div>
        </div>
        <ProposalFacts proposal={proposal} />
        {description !== '' && <RichText html={description} />}
        <ProposalAnswerPart proposal={proposal} name={name} answers={answers} onAnswered={onAnswered} />
      </div>
    </article>
  );
}

/** What is proposed, and the answers to the organisation's own questions. */
function ProposalFacts({ proposal }: { proposal: Proposal }) {
  const { t } = useTranslation('admin');
  const custom = customFieldsOf(proposal.customFields, { yes: t('proposals.yes'), no: t('proposals.no') });
  const rows = useFactRows(proposal);
  return (
    <>
      <DefinitionList rows={rows} />
      {custom.length > 0 && (
        <>
          <h3 className={s.heading}>{t('proposals.custom')}</h3>
          <DefinitionList rows={custom.map(({ name, text }) => ({ term: name, value: text }))} />
        </>
      )}
    </>
  );
}

function useFactRows(proposal: Proposal): DefinitionRow[] {
  const { t } = useTranslation('admin');
  const { span } = useFormat();
  const locale = toLocale(useLanguage());
  const { type, paymentMethod, sdgGoalId: goal, address, representOrgInfo, moreInfo } = proposal;
  const rowIfText = (term: string, text: string | null): DefinitionRow[] =>
    text === null || text === '' ? [] : [{ term, value: <span className={s.plain}>{text}</span> }];
  return [
    { term: t('proposals.kind'), value: t(`proposals.type.${type}`) },
    ...rowIfText(t('proposals.payment'), paymentMethod && t(`proposals.paymentMethod.${paymentMethod}`)),
    { term: t('proposals.when'), value: span(proposal.startDateTime, proposal.endDateTime) },
    ...rowIfText(t('proposals.where'), address),
    {
      term: t('proposals.goal'),
      value: (
        <span className={s.goal}>
          <GoalTile goal={goal} size="sm" />
          {goalTitle(goal, locale, 'short')}
        </span>
      ),
    },
    ...rowIfText(t('proposals.organizationInfo'), representOrgInfo),
    ...rowIfText(t('proposals.moreInfo'), moreInfo),
  ];
}

interface ProposalAnswerPartProps {
  proposal: Proposal;
  /** The author. */
  name: string;
  answers: ProposalAnswers;
  onAnswered: () => void;
}

/** The form that answers a proposal, the answer that can still be taken back, or the answer that was sent. */
function ProposalAnswerPart({ proposal, name, answers, onAnswered }: ProposalAnswerPartProps) {
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
