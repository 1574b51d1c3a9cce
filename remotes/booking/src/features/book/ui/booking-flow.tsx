import type { Need } from '@gyg/contract';
import { weeklyMinutes } from '@gyg/contract/gyg-dates';
import { Page, Split } from '@gyg/design-system';
import { Stepper } from '@gyg/design-system/forms';
import { textLang, useTranslation } from '@gyg/platform';
import type { ReactNode } from 'react';
import { type Stage, stages } from '../model/booking-choice';
import { type FlowData, useBookingFlow } from '../model/use-booking-flow';
import s from './booking-flow.module.css';
import { BookingFlowSkeleton } from './booking-flow-skeleton';
import { ConfirmFailure } from './confirm-failure';
import { useDecided } from './decided';
import { GygSummary } from './gyg-summary';
import { NeedRefused } from './need-refused';
import { NothingLeft } from './nothing-left';
import { StageConfirm } from './stage-confirm';
import { StageParticipation } from './stage-participation';
import { StageRepresentation } from './stage-representation';

export interface BookingFlowProps extends FlowData {
  /** The link to the waiting list of a full need, or the user's place in it. */
  waitlistOf: (need: Need) => ReactNode;
}

/** The three stages: participation, representation, confirmation. Stages that are answered are marked and can be changed. */
export function BookingFlow(props: BookingFlowProps) {
  const { profile, viewer, organizations, person, waitlistOf } = props;
  const { t } = useTranslation('booking');
  const flow = useBookingFlow(props);
  const { choice, need, stage, problem, refused, failure } = flow;
  const decided = useDecided(flow.goBack);
  const { gyg } = profile;

  if (flow.isDone) return <BookingFlowSkeleton />;
  if (!flow.isOpen) return <NothingLeft profile={profile} viewer={viewer} refused={refused} waitlistOf={waitlistOf} />;

  const lang = textLang(gyg.language);
  const organization = organizations.find(({ organizationId }) => organizationId === choice.organizationId);
  const problemText =
    problem === undefined ? undefined : t(`book.error.${problem}`, { count: need?.availablePositions ?? 0 });
  const shared = { choice, problem, problemText, attempts: flow.attempts, onChange: flow.change };
  const titleOf: Record<Stage, string> = {
    participation: t('book.steps.participation'),
    representation: t('book.steps.representation'),
    confirm: t('book.steps.confirm'),
  };
  return (
    <Page width="medium" padded>
      <Stepper
        label={t('book.steps.label')}
        doneLabel={t('book.steps.done')}
        steps={stages.map((name) => ({
          label: titleOf[name],
          state: name === stage ? 'current' : flow.isDecided(name) ? 'done' : 'upcoming',
          ...(flow.canShow(name) ? { onSelect: () => flow.show(name) } : {}),
        }))}
        className={s.stepper}
      />
      <Split
        sideFirst
        main={
          <>
            {stage === 'participation' && (
              <StageParticipation
                {...shared}
                profile={profile}
                viewer={viewer}
                notice={
                  refused && (
                    <NeedRefused
                      refused={refused}
                      profile={profile}
                      viewer={viewer}
                      hasOthers={flow.isOpen}
                      waitlistOf={waitlistOf}
                    />
                  )
                }
                decided={flow.isDecided('representation') ? [decided.representing(organization)] : []}
                onNext={flow.next}
              />
            )}
            {stage === 'representation' && need !== undefined && (
              <StageRepresentation
                {...shared}
                organizations={organizations}
                lostMembership={flow.lostMembership}
                decided={[decided.give(need, lang)]}
                onPrevious={() => flow.goBack('participation')}
                onNext={flow.next}
              />
            )}
            {stage === 'confirm' && need !== undefined && (
              <StageConfirm
                {...shared}
                need={need}
                weekly={weeklyMinutes(gyg) !== undefined}
                hostName={gyg.orgName}
                personName={person.name}
                give={decided.give(need, lang)}
                representing={decided.representing(organization)}
                failure={
                  failure && <ConfirmFailure {...failure} busy={flow.busy} onRetry={() => void flow.confirm()} />
                }
                busy={flow.busy}
                onPrevious={() => flow.goBack('representation')}
                onConfirm={flow.next}
              />
            )}
          </>
        }
        side={<GygSummary gyg={gyg} />}
      />
    </Page>
  );
}
