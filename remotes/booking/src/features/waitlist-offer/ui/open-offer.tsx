import type { WaitlistOfferPage } from '@gyg/contract';
import { Banner, Button } from '@gyg/design-system';
import { FormActions, FormPage } from '@gyg/design-system/forms';
import { useFormat, useTranslation } from '@gyg/platform';
import { OfferFacts } from './offer-facts';

export interface OpenOfferProps {
  offer: WaitlistOfferPage;
  /** Which answer is being sent. */
  busy: 'accept' | 'decline' | undefined;
  /** Why the last answer failed. */
  problem: string | undefined;
  onAccept: () => void;
  onDecline: () => void;
}

/** A place that is held for the person, its deadline, and both answers. */
export function OpenOffer({ offer, busy, problem, onAccept, onDecline }: OpenOfferProps) {
  const { t } = useTranslation('booking');
  const { dateTime } = useFormat();
  return (
    <FormPage title={t('offer.title')} lead={t('offer.lead', { until: dateTime(offer.expiresAt) })}>
      <OfferFacts offer={offer} />
      {offer.needsApproval && <Banner tone="info">{t('offer.needsApproval', { host: offer.hostName })}</Banner>}
      {problem !== undefined && (
        <Banner tone="bad" role="alert">
          {problem}
        </Banner>
      )}
      <FormActions>
        <Button variant="secondary" busy={busy === 'decline'} disabled={busy === 'accept'} onClick={onDecline}>
          {t('offer.decline')}
        </Button>
        <Button busy={busy === 'accept'} disabled={busy === 'decline'} onClick={onAccept}>
          {t('offer.accept')}
        </Button>
      </FormActions>
    </FormPage>
  );
}
