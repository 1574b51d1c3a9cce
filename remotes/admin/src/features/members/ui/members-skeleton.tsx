import { Section, Skeleton, Stack } from '@gyg/design-system';
import { Table } from '@gyg/design-system/tables';
import { useTranslation } from '@gyg/platform';
import { useMemberColumns } from './use-member-columns';

/** The loading table: same columns, same heights. */
export function TableSkeleton() {
  const { t } = useTranslation('admin');
  const columns = useMemberColumns({ role: () => null, menu: () => null });
  return (
    <Table
      caption={t('members.list')}
      captionHidden
      columns={columns}
      rows={[]}
      rowKey={({ userId }) => userId}
      loading={{ label: t('members.loading'), rows: 8 }}
      dense
    />
  );
}

/** The loading list with its tools. */
export const MembersSkeleton = () => (
  <Section spacing="none">
    <Stack gap={3}>
      <Skeleton shape="heading" length="half" />
      <TableSkeleton />
    </Stack>
  </Section>
);
