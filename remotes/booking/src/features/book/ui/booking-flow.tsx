import type { Need, UserOrganization } from '@gyg/contract';
import { weeklyMinutes } from '@gyg/contract/gyg-dates';
import { Banner, Button, Cluster, Page, Split } from '@gyg/design-system';
import { Stepper } from '@gyg/design-system/forms';
import type { DefinitionListProps } from '@gyg/design-system/tables';
import { type Language, paths, textLang, useErrorText, useLocation, useTranslation } from '@gyg/platform';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { OrganizationLogo } from '../../../shared/organization-logo';
import { type Stage, stages } from '../model/booking-choice';
import type { BookingRefusal } from '../model/booking-refusal';
import { type FlowData, useBookingFlow } from '../model/use-booking-flow';
import s from './booking-flow.module.css';
import { BookingFlowSkeleton } from './booking-flow-skeleton';
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

/** Goes back to the stage of a row. `label` identifies it for screen readers. */
function ChangeButton({ label, onClick }: { label: string; onClick: () => void }) {
  const { t } = useTranslation('booking');
  return (
    <Button variant="quiet" size="sm" aria-label={label} onClick={onClick}>
      {t('book.confirmation.change')}
    </Button>
  );
}

type Row = DefinitionListProps['rows'][number];

/** The choices so far, as rows with a button that goes back to their stage. */
function useDecided(onShow: (stage: Stage) => void) {
  const { t } = useTranslation('booking');
  return {
    give: (need: Need, lang: Language): Row => ({
      term: t('book.confirmation.youGive'),
      value: <span lang={lang}>{need.title}</span>,
      action: <ChangeButton label={t('book.confirmation.changeGive')} onClick={() => onShow('participation')} />,
    }),
    /** Without an organisation: the user. */
    representing: (organization: UserOrganization | undefined): Row => ({
      term: t('book.confirmation.representing'),
      value:
        organization === undefined ? (
          t('book.confirmation.myself')
        ) : (
          <Cluster>
            <OrganizationLogo name={organization.name} logo={organization.logo} />
            {organization.name}
          </Cluster>
        ),
      action: (
        <ChangeButton label={t('book.confirmation.changeRepresenting')} onClick={() => onShow('representation')} />
      ),
    }),
  };
}

interface ConfirmFailureProps {
  refusal: BookingRefusal;
  thrown: unknown;
  busy: boolean;
  onRetry: () => void;
}

/** A booking that failed although its choices are fine, and what to do next. Everything that was entered is kept. */
function ConfirmFailure({ refusal, thrown, busy, onRetry }: ConfirmFailureProps) {
  const { t } = useTranslation('booking');
  const errorText = useErrorText();
  const { pathname, search } = useLocation();
  const isLost = refusal.kind === 'lost';
  const retryWhenOnline = useEffectEvent(() => isLost && onRetry());
  useEffect(() => {
    addEventListener('online', retryWhenOnline);
    return () => removeEventListener('online', retryWhenOnline);
  }, []);
  if (refusal.kind === 'offline') {
    return (
      <Banner
        tone="bad"
        role="alert"
        title={t('book.failure.offline')}
        actions={
          <Button size="sm" href={paths.openGygs()}>
            {t('book.failure.find')}
          </Button>
        }
      >
        {t('book.failure.offlineText')}
      </Banner>
    );
  }
  return (
    <Banner
      tone="bad"
      role="alert"
      title={isLost ? t('book.failure.lost') : errorText(thrown).text}
      actions={
        refusal.kind === 'login' ? (
          <Button size="sm" href={paths.login({ target: pathname + search })}>
            {t('book.failure.login')}
          </Button>
        ) : (
          <Button size="sm" variant="secondary" icon="refresh" busy={busy} onClick={onRetry}>
            {t('book.failure.retry')}
          </Button>
        )
      }
    >
      {t(isLost ? 'book.failure.lostText' : 'book.failure.kept')}
    </Banner>
  );
}
