import type { UserWaitlistEntry } from '@gyg/contract';
import { Icon, Stack } from '@gyg/design-system';
import { TextIn, Trans, textLang, useFormat, useTranslation } from '@gyg/platform';
import { hoursLeft } from '../model/hours-left';
import { OfferAnswers } from './offer-answers';
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
