import type { Confirmation, ReminderAnswer } from '@gyg/contract';
import { Button, EmptyState, ErrorState } from '@gyg/design-system';
import { paths, useTranslation } from '@gyg/platform';

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
export function Cancelled({ about: { kind, gygId, gygVisible, hostName }, sent }: CancelledProps) {
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
export function Started({ about: { gygId, hostName } }: { about: Confirmation }) {
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
