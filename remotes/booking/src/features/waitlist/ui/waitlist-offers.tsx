import type { UserWaitlistEntry } from '@gyg/contract';
import { Button, Cluster, Icon, Stack } from '@gyg/design-system';
import {
  paths,
  TextIn,
  Trans,
  textLang,
  toast,
  useErrorToast,
  useFormat,
  useNavigate,
  useTranslation,
} from '@gyg/platform';
import { useAcceptOffer, useDeclineOffer } from '../../../shared/answer-offer';
import { hoursLeft } from '../model/hours-left';
import s from './waitlist-offers.module.css';

/** Whether the user has offers. */
export const hasWaitlistOffers = (entries: readonly UserWaitlistEntry[]): boolean =>
  entries.some(({ offer }) => offer !== null);

/** The user's offers, each with its deadline and both answers. `now` is the time to count the hours from. */
export function WaitlistOffers({ entries, now = new Date() }: { entries: readonly UserWaitlistEntry[]; now?: Date }) {
  const offered = entries.filter(({ offer }) => offer !== null);
  return (
    <Stack gap={3}>
      {offered.map((entry) => (
        <Offer key={entry.id} entry={entry} now={now} />
      ))}
    </Stack>
  );
}

function Offer({ entry, now }: { entry: UserWaitlistEntry; now: Date }) {
  const { t } = useTranslation('booking');
  const { dateTime, gygLine, number } = useFormat();
  const { offer, needTitle, gygTitle, gygLanguage, contributionType, quantity } = entry;
  if (offer === null) return null;
  const hours = hoursLeft(offer.expiresAt, now);
  const lang = textLang(gygLanguage);
  return (
    <section
      className={s.root}
      aria-label={t('waitlist.opened.label', {
        gyg: gygTitle,
        what: needTitle === '' ? t('waitlist.row.place') : needTitle,
      })}
    >
      <p className={s.clock} aria-hidden="true">
        <Icon name="clock" />
        <b>{t('waitlist.opened.hours', { count: hours })}</b>
      </p>
      <div className={s.words}>
        <h2 className={s.title}>
          {needTitle === '' ? (
            t('waitlist.opened.place')
          ) : (
            <Trans
              t={t}
              i18nKey="waitlist.opened.title"
              components={{ need: <TextIn text={needTitle} lang={lang} /> }}
            />
          )}
        </h2>
        <p>
          <TextIn text={gygTitle} lang={lang} />, {gygLine({ ...entry, state: entry.gygState }).main}.{' '}
          <Trans
            t={t}
            i18nKey="waitlist.opened.until"
            values={{ until: dateTime(offer.expiresAt) }}
            components={{ b: <b /> }}
          />
        </p>
        {contributionType === 'COMMODITY' && (
          <p>
            <Trans
              t={t}
              i18nKey={offer.quantity < quantity ? 'offer.itemsOf' : 'offer.items'}
              values={{ offered: number(offer.quantity), asked: number(quantity) }}
              components={{ need: <TextIn text={needTitle} lang={lang} /> }}
            />
          </p>
        )}
      </div>
      <OfferAnswers gygId={entry.gygId} token={offer.token} />
    </section>
  );
}

/** Takes or declines an offer where it is listed. Taking it opens the page of the booking. */
function OfferAnswers({ gygId, token }: Pick<UserWaitlistEntry, 'gygId'> & { token: string }) {
  const { t } = useTranslation('booking');
  const navigate = useNavigate();
  const errorToast = useErrorToast();
  const accepting = useAcceptOffer(token);
  const declining = useDeclineOffer(token);
  const accept = async () => {
    try {
      const { id, contributionType, status } = await accepting.mutateAsync();
      if (contributionType !== null) return navigate(paths.booking(gygId, id), { state: { justBooked: true } });
      toast.success(t(status === 'PENDING' ? 'offer.pending.title' : 'offer.accepted.title'));
      await navigate(paths.gygBookings(gygId));
    } catch (thrown) {
      errorToast(thrown);
    }
  };
  const decline = async () => {
    try {
      await declining.mutateAsync();
      toast.success(t('offer.ended.DECLINED.title'));
      // The offer is gone, with the button that had the focus.
      document.querySelector<HTMLElement>('main')?.focus();
    } catch (thrown) {
      errorToast(thrown);
    }
  };
  return (
    <Cluster gap={2}>
      <Button busy={accepting.isPending} disabled={declining.isPending} onClick={() => void accept()}>
        {t('offer.accept')}
      </Button>
      <Button
        variant="secondary"
        busy={declining.isPending}
        disabled={accepting.isPending}
        onClick={() => void decline()}
      >
        {t('offer.decline')}
      </Button>
    </Cluster>
  );
}
