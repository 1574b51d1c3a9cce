import type { Proposal } from '@gyg/contract';
import { heroSizes } from '@gyg/contract/images';
import { Avatar, Badge, GoalPoster, GoalTile, Link, Picture, RichText } from '@gyg/design-system';
import { paths, useFormat, useTranslation } from '@gyg/platform';
import { useId } from 'react';
import type { ProposalAnswers } from '../model/use-proposal-answers';
import { ProposalAnswerPart } from './proposal-answer-part';
import s from './proposal-detail.module.css';
import { ProposalFacts } from './proposal-facts';

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
