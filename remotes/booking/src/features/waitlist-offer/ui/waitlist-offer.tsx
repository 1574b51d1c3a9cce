import type { WaitlistOfferPage } from '@gyg/contract';
import { useErrorText } from '@gyg/platform';
import { useAcceptOffer, useDeclineOffer } from '../../../shared/answer-offer';
import { FocusResult } from '../../../shared/focus-result';

import { AcceptedOffer, EndedOffer } from './answered-offer';
import { OpenOffer } from './open-offer';

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
