import type { GygProfile, GygViewer } from '@gyg/contract';
import { Button, Callout, Section } from '@gyg/design-system';
import { paths, TextIn, Trans, toLanguage, useFormat, useLocation, useTranslation } from '@gyg/platform';
import type { Ref } from 'react';
import type { Joining } from '../model/joining';

export interface GygTakingPartProps {
  profile: GygProfile;
  viewer: GygViewer | undefined;
  joining: Joining;
  /** The section, which has the same action as the bar. */
  section: Ref<HTMLElement>;
}

/** For guests a sign-up link, which returns to this page; for users with bookings a link to them. */
export function GygTakingPart({ profile, viewer, joining, section }: GygTakingPartProps) {
  const callout =
    joining.kind === 'open' && joining.asGuest ? (
      <SignUp goal={profile.gyg.sdgGoalId} bookable={joining.needs.length} />
    ) : viewer !== undefined && viewer.bookings.length > 0 ? (
      <Booked profile={profile} viewer={viewer} />
    ) : null;
  return (
    callout && (
      <Section ref={section} spacing="tight">
        {callout}
      </Section>
    )
  );
}

function SignUp({ goal, bookable }: { goal: number; bookable: number }) {
  const { t } = useTranslation('public');
  const { number } = useFormat();
  const { pathname } = useLocation();
  const carry = { target: pathname };
  return (
    <Callout
      goal={goal}
      title={t('gyg.signUp.title', { count: bookable, formatted: number(bookable) })}
      text={
        <>
          {t('gyg.signUp.text')} <a href={paths.login(carry)}>{t('gyg.signUp.haveAccount')}</a>
        </>
      }
      action={
        <Button size="lg" variant="inverse" href={paths.register(carry)}>
          {t('gyg.signUp.action')}
        </Button>
      }
    />
  );
}

function Booked({ profile, viewer }: { profile: GygProfile; viewer: GygViewer }) {
  const { t } = useTranslation('public');
  const waiting = viewer.bookings.every(({ status }) => status === 'PENDING');
  const isPast = profile.gyg.state === 'FINISHED';
  const needs = viewer.bookings.map((booking) => booking.needTitle).join(', ');
  return (
    <Callout
      goal={profile.gyg.sdgGoalId}
      title={t(isPast ? 'gyg.booked.titlePast' : waiting ? 'gyg.join.waiting' : 'gyg.booked.title')}
      text={
        <Trans
          t={t}
          i18nKey={isPast ? 'gyg.booked.textPast' : 'gyg.booked.text'}
          components={{ needs: <TextIn text={needs} lang={toLanguage(profile.gyg.language)} /> }}
        />
      }
      action={
        <Button size="lg" variant="inverse" href={paths.gygBookings(profile.gyg.id)}>
          {t('gyg.booked.action')}
        </Button>
      }
    />
  );
}
