import type { GygProfile, GygViewer, Need } from '@gyg/contract';
import { Banner, Link } from '@gyg/design-system';
import { type Language, paths, TextIn, Trans, textLang, useFormat, useTranslation } from '@gyg/platform';
import type { ReactNode } from 'react';
import { bookingOfNeed } from '../../../shared/booked-need';
import type { RefusedNeed } from '../model/booking-choice';

export interface NeedRefusedProps {
  refused: RefusedNeed;
  profile: Pick<GygProfile, 'gyg' | 'gygPositions' | 'gygCommodities'>;
  viewer: GygViewer;
  /** Whether something else can be booked. */
  hasOthers: boolean;
  /** The link to the waiting list of a full need, or the user's place in it. */
  waitlistOf: (need: Need) => ReactNode;
}

/** The key of the reason below `book.refused`. */
function reasonKey(reason: RefusedNeed['reason'], need: Need) {
  if (reason !== 'not_eligible') return reason === 'missing' || reason === 'full' ? 'closed' : reason;
  return need.whoCanOffer === 'ANYONE' || need.whoCanOffer === 'NONE' ? 'closed' : need.whoCanOffer;
}

/** Why the need in the address cannot be booked, and whether others can. */
export function NeedRefused({ refused, profile, viewer, hasOthers, waitlistOf }: NeedRefusedProps) {
  const { t } = useTranslation('booking');
  const { dateTime } = useFormat();
  const { gyg } = profile;
  const need = [...profile.gygPositions, ...profile.gygCommodities].find(({ id }) => id === refused.needId);
  const others = hasOthers ? t('book.refused.others') : t('book.refused.noOthers');
  const role = refused.justNow ? 'alert' : undefined;
  if (need === undefined || refused.reason === 'missing') {
    return (
      <Banner tone="warn" role={role} title={t('book.refused.missing')}>
        {others}
      </Banner>
    );
  }
  const lang = textLang(gyg.language);
  const offer = viewer.waitlist.find(({ gygPositionId }) => gygPositionId === need.id)?.offer;
  if (refused.reason === 'full' && offer) {
    return (
      <Banner
        tone="good"
        role={role}
        title={
          <Trans t={t} i18nKey="book.refused.offered" components={{ need: <TextIn text={need.title} lang={lang} /> }} />
        }
        actions={waitlistOf(need)}
      >
        {t('book.refused.offeredText', { until: dateTime(offer.expiresAt) })}
      </Banner>
    );
  }
  if (refused.reason === 'full') {
    return (
      <FullNeed need={need} lang={lang} justNow={refused.justNow} actions={waitlistOf(need)}>
        {others}
      </FullNeed>
    );
  }
  const held = bookingOfNeed(viewer.bookings, need.id);
  return (
    <Banner
      tone={refused.reason === 'already_booked' ? 'good' : 'warn'}
      role={role}
      title={
        <Trans
          t={t}
          i18nKey={`book.refused.${reasonKey(refused.reason, need)}`}
          components={{
            need: <TextIn text={need.title} lang={lang} />,
            host: <TextIn text={gyg.orgName} lang={undefined} />,
          }}
        />
      }
      actions={
        held !== undefined && (
          <Link variant="standalone" href={paths.booking(gyg.id, held.id)}>
            {t('book.refused.toBooking')}
          </Link>
        )
      }
    >
      {others}
    </Banner>
  );
}

interface FullNeedProps {
  need: { readonly title: string };
  lang: Language;
  /** Someone else took the last one while this page was open. */
  justNow: boolean;
  /** What to do next. */
  children?: ReactNode;
  /** Buttons of the message, such as the one to the waiting list. */
  actions?: ReactNode;
}

/** Says that a need is full. */
function FullNeed({ need, lang, justNow, children, actions }: FullNeedProps) {
  const { t } = useTranslation('booking');
  return (
    <Banner
      tone="warn"
      role={justNow ? 'alert' : undefined}
      title={
        <Trans
          t={t}
          i18nKey={justNow ? 'book.refused.fullNow' : 'book.refused.full'}
          components={{ need: <TextIn text={need.title} lang={lang} /> }}
        />
      }
      actions={actions}
    >
      {children}
    </Banner>
  );
}
