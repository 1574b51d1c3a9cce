import { memberRoles } from '@gyg/contract/enums';
import { ErrorState, ListFoot, Panel, Section, Skeleton, Stack } from '@gyg/design-system';
import { SelectField } from '@gyg/design-system/forms';
import { Table } from '@gyg/design-system/tables';
import {
  lastPage,
  Navigate,
  saveDownload,
  useFormat,
  useListFoot,
  useListInAddress,
  useLoadFailure,
  useTopOn,
  useTranslation,
} from '@gyg/platform';
import { ExportButton } from '../../../shared/lists/export-button';
import { KeywordField } from '../../../shared/lists/keyword-field';
import { useMembers } from '../api/list-members';
import { type MemberList, memberFilter, memberListAddress, readMemberList } from '../model/member-list';
import s from './members.module.css';
import { MembersTable } from './members-table';
import { useMemberColumns } from './use-member-columns';

/** Saves all members that match the list's filter as a CSV file. */
function ExportMembers({ organizationId, list }: { organizationId: string; list: MemberList }) {
  const query = { ...memberFilter(list), format: 'csv' } as const;
  return <ExportButton save={() => saveDownload('listOrganizationUsers', { params: { organizationId }, query })} />;
}

/** The members of an organisation: search, table, actions for several. */
export function Members({ organizationId }: { organizationId: string }) {
  const { t } = useTranslation('admin');
  const { number } = useFormat();
  const loadFailure = useLoadFailure();
  const foot = useListFoot();
  const { list, href, change } = useListInAddress(readMemberList, memberListAddress);
  const { data, error, isPlaceholderData, refetch } = useMembers(organizationId, list);
  const top = useTopOn<HTMLDivElement>(list.page);
  if (data !== undefined && !isPlaceholderData) {
    const last = lastPage(data.total, data.pageSize);
    if (list.page > last) return <Navigate to={href({ page: last })} replace />;
  }
  return (
    <Section
      title={t('members.list')}
      size="small"
      spacing="none"
      lead={
        data
          ? t('members.counts', {
              count: data.counts.all,
              all: number(data.counts.all),
              admins: t('frame.admins', { count: data.counts.admins, number: number(data.counts.admins) }),
            })
          : '\u00a0'
      }
      action={<ExportMembers organizationId={organizationId} list={list} />}
    >
      <Stack gap={3} ref={top} tabIndex={-1}>
        <MemberTools list={list} onChange={change} />
        {error && data === undefined && <ErrorState headingLevel={3} {...loadFailure(error, () => void refetch())} />}
        {!error && data === undefined && (
          <Panel padding="none">
            <TableSkeleton />
          </Panel>
        )}
        {data !== undefined && (
          <>
            <MembersTable
              organizationId={organizationId}
              members={data.users}
              admins={data.counts.admins}
              list={list}
              stale={isPlaceholderData}
              onChange={change}
            />
            {data.total > 0 && <ListFoot {...foot(data, (page) => href({ page }))} />}
          </>
        )}
      </Stack>
    </Section>
  );
}

interface MemberToolsProps {
  list: MemberList;
  onChange: (changes: Partial<MemberList>, options?: { replace?: boolean }) => void;
}

/** Search by name or e-mail, and the role. */
function MemberTools({ list, onChange }: MemberToolsProps) {
  const { t } = useTranslation('admin');
  return (
    <div className={s.tools}>
      <KeywordField
        label={t('members.search')}
        value={list.keyword}
        onSearch={(keyword) => onChange({ keyword }, { replace: true })}
      />
      <SelectField
        label={t('members.role')}
        labelHidden
        value={list.role ?? ''}
        options={[
          { value: '', label: t('members.anyRole') },
          ...memberRoles.map((role) => ({ value: role, label: t(`members.roles.${role}`) })),
        ]}
        onChange={({ currentTarget }) => onChange({ role: memberRoles.find((role) => role === currentTarget.value) })}
      />
    </div>
  );
}

/** The loading table: same columns, same heights. */
function TableSkeleton() {
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
