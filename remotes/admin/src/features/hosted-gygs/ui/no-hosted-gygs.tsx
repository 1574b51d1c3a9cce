import { Button, EmptyState } from '@gyg/design-system';
import { paths, useTranslation } from '@gyg/platform';
import type { HostedList } from '../model/hosted-list';

/** Shown for an empty list, with a next step: the filter is too narrow, or nothing is hosted yet. */
export function NoHostedGygs({ list }: { list: HostedList }) {
  const { t } = useTranslation('admin');
  if (list.tab !== 'all' || list.keyword !== '') {
    return (
      <EmptyState
        title={t('hosted.nothingFound')}
        text={t('hosted.nothingFoundText')}
        actions={<Button href={paths.hostedGygs()}>{t('hosted.showAll')}</Button>}
      />
    );
  }
  return (
    <EmptyState
      title={t('hosted.empty')}
      text={t('hosted.emptyText')}
      actions={
        <>
          <Button href={paths.howItWorks()}>{t('hosted.howItWorks')}</Button>
          <Button variant="secondary" href={paths.search()}>
            {t('hosted.others')}
          </Button>
        </>
      }
    />
  );
}
