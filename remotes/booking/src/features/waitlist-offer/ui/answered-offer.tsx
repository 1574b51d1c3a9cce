import type { AnswerOf, WaitlistOfferPage } from '@gyg/contract';
import { Button, EmptyState, ErrorState } from '@gyg/design-system';
import { FormActions, FormPage } from '@gyg/design-system/forms';
import { paths, useTranslation } from '@gyg/platform';
import { OfferFacts } from './offer-facts';

export interface AcceptedOfferProps {
  offer: WaitlistOfferPage;
  /** The booking, if it was made just now. */
  accepted: AnswerOf<'acceptWaitlistOffer'> | undefined;
}

/** The place is booked, or the host has to approve it. */
export function AcceptedOffer({ offer, accepted }: AcceptedOfferProps) {
  const { t } = useTranslation('booking');
  const { gygId, contributionType, hostName } = offer;
  const waits = accepted?.status === 'PENDING';
  const booking = accepted && contributionType !== null ? paths.booking(gygId, accepted.id) : paths.gygBookings(gygId);
  return (
    <FormPage
      title={t(waits ? 'offer.pending.title' : 'offer.accepted.title')}
      lead={t(waits ? 'offer.pending.lead' : 'offer.accepted.lead', { host: hostName })}
    >
      <OfferFacts offer={offer} />
      <FormActions>
        <Button variant="secondary" href={paths.gyg(gygId)}>
          {t('offer.toGyg')}
        </Button>
        <Button href={booking}>{t('offer.toBooking')}</Button>
      </FormActions>
    </FormPage>
  );
}

/** The offer has ended: declined, expired, or the gyg or the need is closed. */
export function EndedOffer({ offer }: { offer: WaitlistOfferPage }) {
  const { t } = useTranslation('booking');
  const { status, gygId } = offer;
  const reason = status === 'DECLINED' || status === 'EXPIRED' ? status : 'CLOSED';
  return (
    <EmptyState
      headingLevel={1}
      title={t(`offer.ended.${reason}.title`)}
      text={t(`offer.ended.${reason}.text`)}
      actions={
        <>
          <Button href={paths.gyg(gygId)}>{t('offer.toGyg')}</Button>
          <Button variant="secondary" href={paths.openGygs()}>
            {t('offer.toGygs')}
          </Button>
        </>
      }
    />
  );
}

/** A wrong or incomplete link. */
export function MissingOffer() {
  const { t } = useTranslation('booking');
  return (
    <ErrorState
      kind="missing"
      headingLevel={1}
      title={t('offer.missing.title')}
      text={t('offer.missing.text')}
      actions={<Button href={paths.myBookings()}>{t('offer.missing.toBookings')}</Button>}
    />
  );
}
