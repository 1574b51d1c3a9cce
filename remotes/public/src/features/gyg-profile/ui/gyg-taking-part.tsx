import type { GygProfile, GygViewer } from '@gyg/contract';
import { Button, Callout, Section } from '@gyg/design-system';
import { isSignedIn, paths, useFormat, useLocation, useSession, useTranslation } from '@gyg/platform';
import { countBookable } from '../model/needs';

export interface GygTakingPartProps {
  profile: GygProfile;
  viewer: GygViewer | undefined;
}

/** For guests a sign-up link, which returns to this page; for users with bookings a link to them. */
export function GygTakingPart({ profile, viewer }: GygTakingPartProps) {
  const isGuest = useSession((session) => session.status === 'ready' && !isSignedIn(session));
  const { gyg, gygPositions, gygCommodities } = profile;
  const bookable = countBookable(gyg.state, [...gygPositions, ...gygCommodities]);
  const callout =
    isGuest && bookable > 0 ? (
      <SignUp goal={gyg.sdgGoalId} bookable={bookable} />
    ) : viewer !== undefined && viewer.bookings.length > 0 ? (
      <Booked profile={profile} viewer={viewer} />
    ) : null;
  return callout && <Section spacing="tight">{callout}</Section>;
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
  const needs = viewer.bookings.map((booking) => booking.needTitle).join(', ');
  return (
    <Callout
      goal={profile.gyg.sdgGoalId}
      title={t('gyg.booked.title')}
      text={t('gyg.booked.text', { needs })}
      action={
        <Button size="lg" variant="inverse" href={paths.gygBookings(profile.gyg.id)}>
          {t('gyg.booked.action')}
        </Button>
      }
    />
  );
}
