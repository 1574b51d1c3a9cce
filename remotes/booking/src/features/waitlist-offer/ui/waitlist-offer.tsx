import type { AnswerOf, WaitlistOfferPage } from '@gyg/contract';
import { Banner, Button, EmptyState, ErrorState } from '@gyg/design-system';
import { FormActions, FormPage } from '@gyg/design-system/forms';
import { paths, TextIn, Trans, textLang, useErrorText, useFormat, useTranslation } from '@gyg/platform';
import { useAcceptOffer, useDeclineOffer } from '../../../shared/answer-offer';
import { FocusResult } from '../../../shared/focus-result';
import { GygFacts } from '../../../shared/gyg-facts';

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

interface AcceptedOfferProps {
  offer: WaitlistOfferPage;
  /** The booking, if it was made just now. */
  accepted: AnswerOf<'acceptWaitlistOffer'> | undefined;
}

/** The place is booked, or the host has to approve it. */
function AcceptedOffer({ offer, accepted }: AcceptedOfferProps) {
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
function EndedOffer({ offer }: { offer: WaitlistOfferPage }) {
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

/** The gyg of an offer, and the contribution. Places for recipients have no contribution, and nothing reveals what they are. */
function OfferFacts({ offer }: { offer: WaitlistOfferPage }) {
  const { t } = useTranslation('booking');
  const { number } = useFormat();
  const { needTitle, contributionType, offered, asked } = offer;
  const need = <TextIn text={needTitle} lang={textLang(offer.gygLanguage)} />;
  const amount = { offered: number(offered), asked: number(asked) };
  const gift =
    contributionType === 'SKILL' ? (
      need
    ) : (
      <Trans t={t} i18nKey={offered < asked ? 'offer.itemsOf' : 'offer.items'} values={amount} components={{ need }} />
    );
  const rows = contributionType === null ? [] : [{ term: t('offer.youGive'), value: gift }];
  return <GygFacts gyg={offer} rows={rows} />;
}
