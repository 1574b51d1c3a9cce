import { Table } from '@gyg/design-system/tables';
import { useTranslation } from '@gyg/platform';
import s from './portfolios.module.css';
import { usePortfolioColumns } from './use-portfolio-columns';

/** The loading list of own portfolios: same columns, same heights. */
export function OwnSkeleton() {
  const { t } = useTranslation('admin');
  return (
    <section>
      <h2 className={s.heading}>{t('portfolios.own')}</h2>
      <Table
        caption={t('portfolios.own')}
        captionHidden
        columns={usePortfolioColumns()}
        dense
        rows={[]}
        rowKey={({ id }) => id}
        loading={{ label: t('portfolios.loading'), rows: 3 }}
      />
    </section>
  );
}

/** The loading page. Most organisations are in no portfolio of others, so only its own have a place. */
export const PortfoliosSkeleton = () => <OwnSkeleton />;
