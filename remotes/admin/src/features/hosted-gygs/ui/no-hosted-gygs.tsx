import { Button, EmptyState } from '@gyg/design-system';
import { paths, useTranslation } from '@gyg/platform';

/** Shown if nothing is hosted yet: what the list is for, and the first step. */
export function NoHostedGygs() {
  const { t } = useTranslation('admin');
  return (
    <EmptyState
      title={t('hosted.empty')}
      text={t('hosted.emptyText')}
      actions={
        <>
          <Button href={paths.newGyg()} icon="plus">
            {t('hosted.createFirst')}
          </Button>
          <Button variant="secondary" href={paths.howItWorks()}>
            {t('hosted.howItWorks')}
          </Button>
        </>
      }
    />
  );
}
