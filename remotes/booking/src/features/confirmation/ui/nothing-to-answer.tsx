import type { Confirmation } from '@gyg/contract';
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

/** Everything is cancelled. `tooLate`: the person has just answered that they are coming. */
export function Cancelled({ about: { kind, gygId, gygVisible }, tooLate }: { about: Confirmation; tooLate: boolean }) {
  const { t } = useTranslation('booking');
  return (
    <EmptyState
      headingLevel={1}
      title={t(kind === 'PLACE' ? 'confirmation.cancelled.titlePlace' : 'confirmation.cancelled.title')}
      text={t(tooLate ? 'confirmation.cancelled.tooLate' : 'confirmation.cancelled.text')}
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
