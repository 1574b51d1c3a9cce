import { Panel, Skeleton, Stack, Waiting } from '@gyg/design-system';
import { ListDetail } from '@gyg/design-system/tables';
import { useTranslation } from '@gyg/platform';
import s from './catalogs.module.css';

const rows = ['a', 'b', 'c', 'd'] as const;

/** The loading catalogues: the list, and the detail beside it. */
export function CatalogsSkeleton() {
  const { t } = useTranslation('admin');
  return (
    <Waiting label={t('catalogs.loading')}>
      <ListDetail label={t('catalogs.yours')} items={[]} foot={<Skeleton length="long" />}>
        <DetailSkeleton />
      </ListDetail>
    </Waiting>
  );
}

/** The loading detail: its name, fields and rows. */
export const DetailSkeleton = () => (
  <Panel padding="none" aria-busy="true">
    <div className={s.head}>
      <Skeleton shape="heading" length="half" />
    </div>
    <div className={s.fields}>
      <Skeleton />
      <Skeleton />
    </div>
    {rows.map((row) => (
      <div key={row} className={s.row}>
        <Stack gap={1}>
          <Skeleton length="half" />
          <Skeleton length="short" />
        </Stack>
      </div>
    ))}
  </Panel>
);
