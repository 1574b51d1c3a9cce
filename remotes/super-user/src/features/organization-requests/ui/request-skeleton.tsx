import { Skeleton, Stack } from '@gyg/design-system';
import { ListDetail } from '@gyg/design-system/tables';
import { useTranslation } from '@gyg/platform';
import s from './request-detail.module.css';

/** The loading page: the list and the request beside it. */
export function RequestSkeleton() {
  const { t } = useTranslation('super-user');
  return (
    <ListDetail
      aria-busy="true"
      label={t('requests.list.pending')}
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

/** The loading request. */
export const DetailSkeleton = () => (
  <div className={s.root} aria-busy="true">
    <div className={s.part} aria-hidden="true">
      <Skeleton shape="heading" length="half" />
      <Skeleton length="short" />
    </div>
    <div className={s.part} aria-hidden="true">
      <Skeleton length="long" />
      <Skeleton length="long" />
      <Skeleton shape="block" />
    </div>
  </div>
);
