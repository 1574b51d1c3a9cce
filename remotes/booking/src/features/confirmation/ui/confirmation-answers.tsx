import type { Confirmation, ReminderAnswer } from '@gyg/contract';
import { limits } from '@gyg/contract/rules';
import { Button, EmptyState, ErrorState, Stack } from '@gyg/design-system';
import { FormActions, FormPage, TextArea } from '@gyg/design-system/forms';
import { paths, TextIn, Trans, textLang, useErrorToast, useSearchParams, useTranslation } from '@gyg/platform';
import { useForm } from '@gyg/platform/forms';
import { AddToCalendar } from '../../../shared/add-to-calendar';
import { needIdOf } from '../../../shared/booked-need';
import { FocusResult } from '../../../shared/focus-result';
import { GygFacts } from '../../../shared/gyg-facts';
import { useAnswerConfirmation } from '../api/confirmation-calls';

interface ConfirmationAnswersProps {
  token: string;
  about: Confirmation;
}

/**
 * The answers to a reminder. Opening the page records nothing, because programs open links of mails too:
 * `?answer=COMING` asks with a button, `?answer=CANCEL` asks before it cancels.
 */
export function ConfirmationAnswers({ token, about }: ConfirmationAnswersProps) {
  const [search, setSearch] = useSearchParams();
  const errorToast = useErrorToast();
  const { mutate, isPending, variables: sent } = useAnswerConfirmation(token);
  const answerInAddress = search.get('answer');
  const show = (answer?: ReminderAnswer) => setSearch(answer === undefined ? {} : { answer }, { replace: true });
  const send = (answer: ReminderAnswer, reason?: string) =>
    mutate(
      { answer, ...(reason === undefined ? {} : { reason }) },
      {
        onSuccess: () => show(),
        onError: errorToast,
      },
    );

  const asksToCancel = answerInAddress === 'CANCEL' && (about.state === 'OPEN' || about.state === 'COMING');
  const view = () => {
    if (about.state === 'STARTED') return <Started about={about} />;
    if (about.state === 'CANCELLED') return <Cancelled about={about} sent={sent?.answer} />;
    if (asksToCancel) {
      const cancel = (reason: string) => send('CANCEL', reason);
      return <CancelForm about={about} busy={isPending} onCancel={cancel} onKeep={() => show()} />;
    }
    if (about.state === 'COMING') return <Coming about={about} onCancel={() => show('CANCEL')} />;
    return <Question about={about} busy={isPending} onComing={() => send('COMING')} onCancel={() => show('CANCEL')} />;
  };
  return <FocusResult shown={asksToCancel ? 'CANCEL' : about.state}>{view()}</FocusResult>;
}

interface CancelFormProps {
  about: Confirmation;
  busy: boolean;
  onCancel: (reason: string) => void;
  onKeep: () => void;
}

/** Asks once before it cancels, because mail scanners open links; a reason is optional. */
function CancelForm({ about, busy, onCancel, onKeep }: CancelFormProps) {
  const { t } = useTranslation('booking');
  const form = useForm({ defaultValues: { reason: '' } });
  const ofPlace = about.kind === 'PLACE';
  const values = { host: about.hostName };
  return (
    <FormPage
      title={t('confirmation.cancel.title')}
      lead={t(ofPlace ? 'confirmation.cancel.leadPlace' : 'confirmation.cancel.lead', values)}
    >
      <ConfirmationFacts about={about} />
      <form noValidate onSubmit={form.handleSubmit(({ reason }) => onCancel(reason))}>
        <Stack gap={3}>
          <TextArea
            label={t('confirmation.cancel.reason')}
            hint={t('confirmation.cancel.reasonHint')}
            rows={3}
            maxLength={limits.reason}
            counter={(used, most) => t('confirmation.cancel.counter', { used, most })}
            {...form.register('reason')}
          />
          <FormActions>
            <Button variant="secondary" onClick={onKeep}>
              {t(ofPlace ? 'confirmation.cancel.keepPlace' : 'confirmation.cancel.keep')}
            </Button>
            <Button variant="danger" type="submit" busy={busy}>
              {t(ofPlace ? 'confirmation.cancel.confirmPlace' : 'confirmation.cancel.confirm')}
            </Button>
          </FormActions>
        </Stack>
      </form>
    </FormPage>
  );
}

interface QuestionProps {
  about: Confirmation;
  busy: boolean;
  onComing: () => void;
  onCancel: () => void;
}

/** "Are you coming?" with both answers. */
function Question({ about, busy, onComing, onCancel }: QuestionProps) {
  const { t } = useTranslation('booking');
  const lead = t(about.kind === 'PLACE' ? 'confirmation.ask.leadPlace' : 'confirmation.ask.lead', {
    host: about.hostName,
  });
  return (
    <FormPage title={t('confirmation.ask.title')} lead={about.moved ? t('confirmation.ask.moved') : lead}>
      <ConfirmationFacts about={about} />
      <FormActions>
        <Button variant="secondary" onClick={onCancel}>
          {t('confirmation.answer.cancel')}
        </Button>
        <Button busy={busy} onClick={onComing}>
          {t('confirmation.answer.coming')}
        </Button>
      </FormActions>
    </FormPage>
  );
}

/** The answer "I'm coming", which can be changed. */
function Coming({ about, onCancel }: Pick<QuestionProps, 'about' | 'onCancel'>) {
  const { t } = useTranslation('booking');
  return (
    <FormPage title={t('confirmation.coming.title')} lead={t('confirmation.coming.lead', { host: about.hostName })}>
      <ConfirmationFacts about={about} />
      <AddToCalendar gyg={{ ...about, id: about.gygId, title: about.gygTitle, summary: '' }} look="link" />
      <FormActions>
        <Button variant="secondary" onClick={onCancel}>
          {t('confirmation.coming.change')}
        </Button>
      </FormActions>
    </FormPage>
  );
}

type Need = Confirmation['needs'][number];

/** The gyg, when and where it takes place, and what the person has booked. */
function ConfirmationFacts({ about }: { about: Confirmation }) {
  const { t } = useTranslation('booking');
  const { needs, gygLanguage } = about;
  const booked = { term: t('confirmation.facts.needs'), value: <Needs needs={needs} lang={textLang(gygLanguage)} /> };
  return <GygFacts gyg={about} rows={needs.length === 0 ? [] : [booked]} />;
}

function Needs({ needs, lang }: { needs: readonly Need[]; lang: ReturnType<typeof textLang> }) {
  const { t } = useTranslation('booking');
  return needs.map((booked) => {
    const { needTitle, quantity } = booked;
    const need = <TextIn text={needTitle} lang={lang} />;
    return (
      <div key={needIdOf(booked)}>
        {quantity === 1 ? (
          need
        ) : (
          <Trans t={t} i18nKey="confirmation.amount" values={{ quantity }} components={{ need }} />
        )}
      </div>
    );
  });
}

/** A wrong or incomplete link. */
export function MissingLink() {
  const { t } = useTranslation('booking');
  return (
    <ErrorState
      kind="missing"
      headingLevel={1}
      title={t('confirmation.missing.title')}
      text={t('confirmation.missing.text')}
      actions={<Button href={paths.myBookings()}>{t('confirmation.missing.toBookings')}</Button>}
    />
  );
}

interface CancelledProps {
  about: Confirmation;
  /** What the person has just answered here; undefined if they have only opened the link. */
  sent: ReminderAnswer | undefined;
}

/** Everything is cancelled: just now, before, or by the host with the whole gyg. */
function Cancelled({ about: { kind, gygId, gygVisible, hostName }, sent }: CancelledProps) {
  const { t } = useTranslation('booking');
  const title = kind === 'PLACE' ? 'confirmation.cancelled.titlePlace' : 'confirmation.cancelled.title';
  const before = sent === 'COMING' ? 'confirmation.cancelled.tooLate' : 'confirmation.cancelled.before';
  const text = sent === 'CANCEL' ? 'confirmation.cancelled.text' : before;
  return (
    <EmptyState
      headingLevel={1}
      title={t(gygVisible ? title : 'confirmation.cancelled.titleGyg')}
      text={gygVisible ? t(text) : t('confirmation.cancelled.byHost', { host: hostName })}
      actions={
        <>
          {gygVisible && <Button href={paths.gyg(gygId)}>{t('confirmation.cancelled.toGyg')}</Button>}
          <Button variant={gygVisible ? 'secondary' : 'primary'} href={paths.openGygs()}>
            {t('confirmation.cancelled.toGygs')}
          </Button>
        </>
      }
    />
  );
}

/** The gyg has started, so it is too late to answer. */
function Started({ about: { gygId, hostName } }: { about: Confirmation }) {
  const { t } = useTranslation('booking');
  return (
    <EmptyState
      kind="past"
      headingLevel={1}
      title={t('confirmation.started.title')}
      text={t('confirmation.started.text', { host: hostName })}
      actions={<Button href={paths.gyg(gygId)}>{t('confirmation.cancelled.toGyg')}</Button>}
    />
  );
}
