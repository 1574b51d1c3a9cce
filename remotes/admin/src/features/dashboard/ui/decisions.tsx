import type { Decision } from '@gyg/contract';
import { Button, CountBadge, EmptyState, ErrorState, Panel } from '@gyg/design-system';
import { DecisionGroup } from '@gyg/design-system/tables';
import { textLang, useFormat, useHeldAnswers, useLoadFailure, useSession, useTranslation } from '@gyg/platform';
import { useState } from 'react';
import { useRefreshAnswered } from '../../../shared/answers';
import { useRelativeDay } from '../../../shared/time/use-relative-day';
import { useDecisions } from '../api/list-decisions';
import { type Answer, sendAnswer } from '../api/send-answer';
import { groupDecisions, keyOf } from '../model/group-decisions';
import s from './dashboard.module.css';
import { DecisionsSkeleton } from './dashboard-skeleton';
import { DecisionItem } from './decision-item';

const firstRows = 10;
const step = 50;
/** More rows than this are not shown: each answer makes room for the next. */
const mostRows = 100;

/** Everything that needs an answer, the most urgent first, with the answers beside it. */
export function Decisions({ organizationId }: { organizationId: string }) {
  const { t } = useTranslation('admin');
  const { number } = useFormat();
  const loadFailure = useLoadFailure();
  const [size, setSize] = useState(firstRows);
  const { data, error, refetch, isPlaceholderData } = useDecisions(organizationId, size);
  if (error && data === undefined) return <ErrorState {...loadFailure(error, () => void refetch())} />;
  if (data === undefined) return <DecisionsSkeleton />;
  const { decisions, total } = data;
  return (
    <Panel padding="none" aria-labelledby="decisions" role="region" aria-busy={isPlaceholderData}>
      <div className={s.head}>
        <h2 id="decisions" className={s.heading}>
          {t('dashboard.decisions')}
        </h2>
        {total > 0 && <CountBadge count={number(total)} label={t('frame.waiting', { count: total })} />}
      </div>
      {total === 0 ? (
        <EmptyState headingLevel={3} title={t('dashboard.empty')} text={t('dashboard.emptyText')} />
      ) : (
        <DecisionGroups organizationId={organizationId} decisions={decisions} />
      )}
      {decisions.length < total && (
        <p className={s.foot}>
          {t('dashboard.shown', { shown: number(decisions.length), total: number(total) })}
          {size < mostRows && (
            <Button size="sm" variant="quiet" onClick={() => setSize((before) => Math.min(before + step, mostRows))}>
              {t('dashboard.showMore')}
            </Button>
          )}
        </p>
      )}
    </Panel>
  );
}

function DecisionGroups({ organizationId, decisions }: { organizationId: string; decisions: readonly Decision[] }) {
  const { t } = useTranslation('admin');
  const { date } = useFormat();
  const relativeDay = useRelativeDay();
  const name = useSession((session) => session.organizationName);
  const { answers, give, undo } = useAnswers(organizationId, decisions);
  const deadline = (gyg: Decision['gyg']) => {
    if (gyg === null) return t('dashboard.noDeadline');
    if (gyg.state === 'CREATED') return t('dashboard.draft');
    if (gyg.state === 'PUBLISHED') return relativeDay(gyg.startDateTime);
    return t('dashboard.started', { date: date(gyg.startDateTime) });
  };
  return groupDecisions(decisions).map(({ gyg, decisions: members }) => (
    <DecisionGroup
      key={gyg?.id ?? ''}
      title={gyg === null ? name : <span lang={textLang(gyg.language)}>{gyg.title}</span>}
      deadline={deadline(gyg)}
      {...(gyg === null ? { icon: 'building' } : { goal: gyg.sdgGoalId })}
    >
      {members.map((decision) => {
        const key = keyOf(decision);
        return (
          <DecisionItem
            key={key}
            decision={decision}
            answer={answers.get(key)}
            onAnswer={(answer) => give([key], answer)}
            onUndo={() => undo([key])}
          />
        );
      })}
    </DecisionGroup>
  ));
}

/** The answers given on the dashboard, by the key of their decision. */
function useAnswers(organizationId: string, decisions: readonly Decision[]) {
  return useHeldAnswers<Answer>({
    async send(key, answer, { leaving }) {
      const decision = decisions.find((candidate) => keyOf(candidate) === key);
      if (decision === undefined || decision.kind === 'proposal') return;
      await sendAnswer(organizationId, decision, answer, { keepalive: leaving });
    },
    onSettled: useRefreshAnswered(),
  });
}
