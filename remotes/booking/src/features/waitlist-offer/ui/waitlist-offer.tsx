import type { WaitlistOfferPage } from '@gyg/contract';
import { Banner, Button } from '@gyg/design-system';
import { FormActions, FormPage } from '@gyg/design-system/forms';
import { useErrorText, useFormat, useTranslation } from '@gyg/platform';
import { useAcceptOffer, useDeclineOffer } from '../../../shared/answer-offer';
import { FocusResult } from '../../../shared/focus-result';
import { AcceptedOffer, EndedOffer } from './answered-offer';
import { OfferFacts } from './offer-facts';

/** An offer of a waiting list with its answers, or its result. */
export function WaitlistOffer({ token, offer }: { token: string; offer: WaitlistOfferPage }) {
  const errorText = useErrorText();
  const accept = useAcceptOffer(token);
  const decline = useDeclineOffer(token);
  const status = accept.data ? 'ACCEPTED' : offer.status;
  const failed = accept.error ?? decline.error;
  return (
    <FocusResult shown={status}>
      {status === 'ACCEPTED' ? (
        <AcceptedOffer offer={offer} accepted={accept.data} />
      ) : status === 'OFFERED' ? (
        <OpenOffer
          offer={offer}
          busy={accept.isPending ? 'accept' : decline.isPending ? 'decline' : undefined}
          problem={failed === null ? undefined : errorText(failed).text}
          onAccept={() => accept.mutate()}
          onDecline={() => decline.mutate()}
        />
      ) : (
        <EndedOffer offer={offer} />
      )}
    </FocusResult>
  );
}

interface OpenOfferProps {
  offer: WaitlistOfferPage;
  /** Which answer is being sent. */
  busy: 'accept' | 'decline' | undefined;
  /** Why the last answer failed. */
  problem: string | undefined;
  onAccept: () => void;
  onDecline: () => void;
}

/** A place that is held for the person, its deadline, and both answers. */
function OpenOffer({ offer, busy, problem, onAccept, onDecline }: OpenOfferProps) {
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
