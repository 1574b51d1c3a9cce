import type { WaitlistOfferPage } from '@gyg/contract';
import { useErrorText } from '@gyg/platform';
import { useAcceptOffer, useDeclineOffer } from '../api/offer';
import { AcceptedOffer, EndedOffer } from './answered-offer';
import { OpenOffer } from './open-offer';

/** An offer of a waiting list with its answers, or its result. */
export function WaitlistOffer({ token, offer }: { token: string; offer: WaitlistOfferPage }) {
  const errorText = useErrorText();
  const accept = useAcceptOffer(token);
  const decline = useDeclineOffer(token);
  if (offer.status === 'ACCEPTED' || accept.data) return <AcceptedOffer offer={offer} accepted={accept.data} />;
  if (offer.status !== 'OFFERED') return <EndedOffer offer={offer} />;
  const failed = accept.error ?? decline.error;
  return (
    <OpenOffer
      offer={offer}
      busy={accept.isPending ? 'accept' : decline.isPending ? 'decline' : undefined}
      problem={failed === null ? undefined : errorText(failed).text}
      onAccept={() => accept.mutate()}
      onDecline={() => decline.mutate()}
    />
  );
}
