import type { UserWaitlistEntry } from '@gyg/contract';
import { Button, Cluster } from '@gyg/design-system';
import { paths, toast, useErrorToast, useNavigate, useTranslation } from '@gyg/platform';
import { useAcceptOffer, useDeclineOffer } from '../../../shared/answer-offer';

/** Takes or declines an offer where it is listed. Taking it opens the page of the booking. */
export function OfferAnswers({ gygId, token }: Pick<UserWaitlistEntry, 'gygId'> & { token: string }) {
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
