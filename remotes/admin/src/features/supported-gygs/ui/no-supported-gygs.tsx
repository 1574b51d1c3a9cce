import { Button, EmptyState } from '@gyg/design-system';
import { paths, useTranslation } from '@gyg/platform';

/** Shown if the organisation has not been represented yet: how that happens, and a first step. */
export function NoSupportedGygs() {
  const { t } = useTranslation('admin');
  return (
    <EmptyState
      title={t('supported.empty')}
      text={t('supported.emptyText')}
      actions={
        <>
          <Button href={paths.sendInvitations()}>{t('supported.invite')}</Button>
          <Button variant="secondary" href={paths.search()}>
            {t('supported.find')}
          </Button>
        </>
      }
    />
  );
}
