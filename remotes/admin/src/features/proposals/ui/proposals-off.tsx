import { Button, EmptyState } from '@gyg/design-system';
import { paths, useTranslation } from '@gyg/platform';

/** Shown if the organisation does not accept proposals: what they are, and where to turn them on. */
export function ProposalsOff() {
  const { t } = useTranslation('admin');
  return (
    <EmptyState
      title={t('proposals.off')}
      text={t('proposals.offText')}
      actions={<Button href={paths.configureOrganization()}>{t('proposals.turnOn')}</Button>}
    />
  );
}
