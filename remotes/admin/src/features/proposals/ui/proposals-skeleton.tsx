import { Skeleton, Stack } from '@gyg/design-system';
import { ListDetail } from '@gyg/design-system/tables';
import { useTranslation } from '@gyg/platform';
import d from './proposal-detail.module.css';
import s from './proposal-results.module.css';

/** The loading page: the list and the proposal beside it. */
export function ProposalsSkeleton() {
  const { t } = useTranslation('admin');
  return (
    <ListDetail
      className={s.root}
      aria-busy="true"
      label={t('proposals.list.waiting')}
      items={[]}
      foot={
        <Stack gap={3}>
          {['first', 'second', 'third'].map((row) => (
            <Skeleton key={row} shape="heading" />
          ))}
        </Stack>
      }
    >
      <DetailSkeleton />
    </ListDetail>
  );
}

/** The loading proposal. */
export const DetailSkeleton = () => (
  <div className={d.root} aria-busy="true">
    <div className={d.picture} />
    <div className={d.body}>
      <Skeleton shape="heading" length="long" />
      <Skeleton />
      <Skeleton length="long" />
      <Skeleton shape="block" />
    </div>
  </div>
);
