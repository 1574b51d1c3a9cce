import { Table } from '@gyg/design-system/tables';
import { useTranslation } from '@gyg/platform';
import { usePeopleColumns } from './use-people-columns';

/** The loading table: same columns, same heights. */
export function PeopleSkeleton() {
  const { t } = useTranslation('super-user');
  const columns = usePeopleColumns(() => null);
  return (
    <Table
      caption={t('people.list')}
      captionHidden
      columns={columns}
      rows={[]}
      rowKey={({ userId }) => userId}
      loading={{ label: t('people.loading'), rows: 8 }}
    />
  );
}
