import { FieldsSkeleton, Stack } from '@gyg/design-system';
import { Table } from '@gyg/design-system/tables';
import { useTranslation } from '@gyg/platform';
import s from './portfolio.module.css';
import { useOrganizationColumns } from './use-organization-columns';

/** The loading page: its fields and rows. */
export const PortfolioSkeleton = () => (
  <Stack gap={5}>
    <FieldsSkeleton />
    <OrganizationsSkeleton />
  </Stack>
);

/** The loading organisations: same columns, same heights. */
export function OrganizationsSkeleton() {
  const { t } = useTranslation('admin');
  return (
    <section>
      <h2 className={s.heading}>{t('portfolios.organizations')}</h2>
      <Table
        caption={t('portfolios.organizations')}
        captionHidden
        columns={useOrganizationColumns()}
        rows={[]}
        rowKey={({ id }) => id}
        loading={{ label: t('portfolios.loading'), rows: 4 }}
        dense
      />
    </section>
  );
}
