import type { GygProfile, GygViewer, UserOrganization } from '@gyg/contract';
import { Page, Split } from '@gyg/design-system';
import { Stepper } from '@gyg/design-system/forms';
import { isApiError, paths, textLang, toast, useErrorText, useNavigate, useTranslation } from '@gyg/platform';
import { useState } from 'react';
import { useCreateBooking } from '../api/create-booking';
import {
  type BookingChoice,
  type ChoiceProblem,
  firstOpenStage,
  problemOf,
  type Stage,
  stages,
  startChoice,
} from '../model/booking-choice';
import s from './booking-flow.module.css';
import { GygAside } from './gyg-aside';
import { StageConfirm } from './stage-confirm';
import { StageParticipation } from './stage-participation';
import { StageRepresentation } from './stage-representation';

export interface BookingFlowProps {
  profile: GygProfile;
  viewer: GygViewer;
  /** The user's organisations, sorted by name. */
  organizations: readonly UserOrganization[];
  person: { id: string; name: string };
  /** The contribution in the address, if any. */
  namedNeedId: string | undefined;
}

/** Participation, representation, confirmation. Going back keeps comment and quantity. */
export function BookingFlow({ profile, viewer, organizations, person, namedNeedId }: BookingFlowProps) {
  const { t } = useTranslation('booking');
  const navigate = useNavigate();
  const errorText = useErrorText();
  const booking = useCreateBooking();
  const needs = [...profile.gygPositions, ...profile.gygCommodities];
  const isNamedOpen = namedNeedId !== undefined && viewer.canOffer[namedNeedId]?.allowed === true;
  const [choice, setChoice] = useState<BookingChoice>(() => {
    const named = isNamedOpen ? needs.find(({ id }) => id === namedNeedId) : undefined;
    return startChoice({ need: named, hasOrganizations: organizations.length > 0 });
  });
  const [stage, setStage] = useState<Stage>(() => firstOpenStage(choice));
  const [problem, setProblem] = useState<ChoiceProblem>();
  const need = needs.find(({ id }) => id === choice.needId);
  const { gyg } = profile;

  const show = (next: Stage) => {
    setProblem(undefined);
    setStage(next);
  };
  const change = (part: Partial<BookingChoice>) => {
    setProblem(undefined);
    setChoice({ ...choice, ...part });
  };
  const leave = (from: Stage) => {
    const found = problemOf(from, choice, need);
    if (found !== undefined) return setProblem(found);
    const next = stages[stages.indexOf(from) + 1];
    if (next !== undefined) return show(next);
    confirm();
  };
  const confirm = () => {
    if (need === undefined) return;
    const body = {
      userOrganization: choice.representing === 'organization' ? choice.organizationId : null,
      gygPositionId: need.id,
      contributionType: need.contributionType,
      bookingComment: choice.comment.trim(),
      quantity: need.contributionType === 'SKILL' ? 1 : (choice.quantity ?? 1),
      userId: person.id,
    };
    booking.mutate(
      { params: { gygId: gyg.id }, body },
      {
        onSuccess: ({ status }) => {
          toast.success(t(status === 'PENDING' ? 'book.pending' : 'book.done'));
          void navigate(paths.gygBookings(gyg.id));
        },
        onError: (thrown) => {
          if (isApiError(thrown) && thrown.code === 'booking.quantity_more_than_asked') return setProblem('tooMany');
          const { text, detail } = errorText(thrown);
          toast.error(text, detail);
        },
      },
    );
  };

  const problemText =
    problem === undefined ? undefined : t(`book.error.${problem}`, { count: need?.availablePositions ?? 0 });
  const shared = { choice, problem, problemText, onChange: change };
  const current = stages.indexOf(stage);
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
        steps={stages.map((name, index) => ({
          label: titleOf[name],
          state: index < current ? 'done' : index === current ? 'current' : 'upcoming',
          ...(index < current ? { onSelect: () => show(name) } : {}),
        }))}
        className={s.stepper}
      />
      <Split
        main={
          <>
            {stage === 'participation' && (
              <StageParticipation
                {...shared}
                needs={needs}
                needLang={textLang(gyg.language)}
                viewer={viewer}
                refusedNeedId={isNamedOpen ? undefined : namedNeedId}
                onNext={() => leave('participation')}
              />
            )}
            {stage === 'representation' && (
              <StageRepresentation
                {...shared}
                organizations={organizations}
                onPrevious={() => show('participation')}
                onNext={() => leave('representation')}
              />
            )}
            {stage === 'confirm' && need !== undefined && (
              <StageConfirm
                {...shared}
                need={need}
                needLang={textLang(gyg.language)}
                hostName={gyg.orgName}
                personName={person.name}
                organization={organizations.find(({ organizationId }) => organizationId === choice.organizationId)}
                busy={booking.isPending}
                onShow={show}
                onConfirm={() => leave('confirm')}
              />
            )}
          </>
        }
        side={<GygAside gyg={gyg} />}
      />
    </Page>
  );
}
