import type { OrganizationUser } from '@gyg/contract';
import { Table, type TableSort } from '@gyg/design-system/tables';
import { useFormat, useTranslation } from '@gyg/platform';
import { useState } from 'react';
import { toTableSort } from '../../../shared/lists/column-sort';
import { useChangeMembers } from '../api/use-change-members';
import { type MemberList, orderNames, sortOf, usualSort } from '../model/member-list';
import { useChosenMembers } from '../model/use-chosen-members';
import { useSaveRole } from '../model/use-save-role';
import { ChosenActions } from './chosen-actions';
import { MemberMenu } from './member-menu';
import { MemberRoleField } from './member-role-field';
import { type MemberAct, MembersDialog } from './members-dialog';
import { NoMembers } from './no-members';
import { useMemberColumns } from './use-member-columns';

export interface MembersTableProps {
  organizationId: string;
  members: readonly OrganizationUser[];
  /** The number of all admins, on this page of the list or not. */
  admins: number;
  list: MemberList;
  stale: boolean;
  onChange: (changes: Partial<MemberList>) => void;
}

/** The members on one page, with role and actions in each row and actions for the chosen ones. */
export function MembersTable({ organizationId, members, admins, list, stale, onChange }: MembersTableProps) {
  const { t } = useTranslation('admin');
  const { number } = useFormat();
  const { ownId } = useChangeMembers(organizationId);
  const { chosen, selected, choose, clear } = useChosenMembers(members);
  const [act, setAct] = useState<MemberAct>();
  const { saving, saveRole } = useSaveRole(organizationId);
  const columns = useMemberColumns({
    role: (member) => (
      <MemberRoleField
        member={member}
        admins={admins}
        onChange={(role) =>
          member.userId === ownId && role === 'MEMBER'
            ? setAct({ kind: 'stepDown', members: [member] })
            : void saveRole(member, role)
        }
      />
    ),
    menu: (member) => (
      <MemberMenu member={member} admins={admins} onAct={(kind) => setAct({ kind, members: [member] })} />
    ),
  });
  const orderLabel = (sort: TableSort) => t(`members.order.${orderNames[sortOf(sort)]}`);
  return (
    <>
      <Table
        caption={t('members.list')}
        captionHidden
        columns={columns}
        rows={members}
        rowKey={({ userId }) => userId}
        rowState={({ userId }) => (userId === saving ? 'busy' : undefined)}
        sorting={{
          sort: toTableSort(list.sort),
          onSortChange: (sort) => onChange({ sort: sortOf(sort) }),
          label: t('table.sortBy'),
          orderLabel,
          otherOrders: [toTableSort(usualSort)],
        }}
        selection={{
          selected,
          onSelectedChange: choose,
          rowLabel: ({ fullName }) => t('members.choose', { name: fullName }),
          allLabel: t('members.chooseAll'),
          countLabel: (count) => t('members.chosen', { count, number: number(count) }),
          clearLabel: t('members.clear'),
          actions: <ChosenActions chosen={chosen} onAct={(kind) => setAct({ kind, members: chosen })} />,
        }}
        empty={<NoMembers list={list} />}
        stale={stale}
        dense
        stickyHead
      />
      <MembersDialog
        organizationId={organizationId}
        act={act}
        admins={admins}
        onDone={clear}
        onClose={() => setAct(undefined)}
      />
    </>
  );
}
