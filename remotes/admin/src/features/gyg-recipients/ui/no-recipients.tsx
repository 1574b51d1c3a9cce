import type { Gyg } from '@gyg/contract';
import { Button, EmptyState } from '@gyg/design-system';
import { paths, useTranslation } from '@gyg/platform';
import type { RecipientList } from '../model/recipient-list';

/** Shown for an empty list of recipients, with a next step. */
export function NoRecipients({ gyg, list: { keyword, status } }: { gyg: Gyg; list: RecipientList }) {
  const { t } = useTranslation('admin');
  if (keyword !== '') {
    return (
      <EmptyState
        headingLevel={3}
        title={t('recipients.nothingFound')}
        text={t('bookings.nothingFoundText')}
        actions={<Button href={paths.deskRecipients(gyg.id)}>{t('recipients.showAll')}</Button>}
      />
    );
  }
  if (status === 'CANCELLED') return <EmptyState headingLevel={3} title={t('recipients.noneCancelled')} />;
  return (
    <EmptyState
      headingLevel={3}
      title={t('recipients.empty')}
      text={t('recipients.emptyText')}
      actions={<Button href={paths.gyg(gyg.id)}>{t('gygFrame.view')}</Button>}
    />
  );
}
