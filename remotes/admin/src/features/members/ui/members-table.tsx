import type { MemberRole, OrganizationUser } from '@gyg/contract';
import { memberRoles } from '@gyg/contract/enums';
import { Button, EmptyState } from '@gyg/design-system';
import { SelectField } from '@gyg/design-system/forms';
import { type RowKey, RowNote, Table, type TableSort } from '@gyg/design-system/tables';
import { paths, toast, useErrorText, useFormat, useTranslation } from '@gyg/platform';
import { useId, useState } from 'react';
import { toTableSort } from '../../../shared/lists/column-sort';
import { useChangeMembers } from '../api/use-change-members';
import { isOnlyAdmin } from '../model/last-admin';
import { type MemberList, orderNames, sortOf, usualSort } from '../model/member-list';
import { MemberMenu } from './member-menu';
import s from './members.module.css';
import { type MemberAct, type MemberActKind, MembersDialog } from './members-dialog';
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

/** The members that are chosen, over several pages of the list. `rows` are those on screen. */
function useChosenMembers(rows: readonly OrganizationUser[]) {
  const [chosen, setChosen] = useState<readonly OrganizationUser[]>([]);
  // A row that was fetched again may have another role.
  const current = chosen.map((member) => rows.find(({ userId }) => userId === member.userId) ?? member);
  return {
    chosen: current,
    selected: new Set(current.map(({ userId }) => userId)),
    choose(keys: ReadonlySet<RowKey>) {
      const before = current.filter(({ userId }) => keys.has(userId));
      const idsBefore = new Set(before.map(({ userId }) => userId));
      setChosen([...before, ...rows.filter(({ userId }) => keys.has(userId) && !idsBefore.has(userId))]);
    },
    clear: () => setChosen([]),
  };
}

/** Changes the role of one member at once. `saving` is the member's user id while it is saved. */
function useSaveRole(organizationId: string) {
  const { t } = useTranslation('admin');
  const errorText = useErrorText();
  const calls = useChangeMembers(organizationId);
  const [saving, setSaving] = useState<string>();
  const saveRole = async ({ userId, fullName }: OrganizationUser, role: MemberRole) => {
    setSaving(userId);
    try {
      await calls.saveRole(userId, role);
      toast.success(t(`members.saved.${role}`, { name: fullName }));
    } catch (thrown) {
      toast.error(errorText(thrown).text);
    }
    await calls.refresh([userId]);
    setSaving(undefined);
  };
  return { saving, saveRole };
}

interface MemberRoleFieldProps {
  member: OrganizationUser;
  admins: number;
  onChange: (role: MemberRole) => void;
}

/** The role of a member. The only admin's cannot be changed, and the field says why. */
function MemberRoleField({ member, admins, onChange }: MemberRoleFieldProps) {
  const { t } = useTranslation('admin');
  const why = useId();
  const kept = isOnlyAdmin(member, admins);
  return (
    <span className={s.role}>
      <SelectField
        look="inline"
        label={t('members.roleOf', { name: member.fullName })}
        labelHidden
        disabled={kept}
        aria-describedby={kept ? why : undefined}
        value={member.role}
        options={memberRoles.map((role) => ({ value: role, label: t(`members.roles.${role}`) }))}
        onChange={({ currentTarget }) => {
          const role = memberRoles.find((choice) => choice === currentTarget.value);
          if (role !== undefined) onChange(role);
        }}
      />
      {kept && <RowNote id={why}>{t('members.onlyAdmin')}</RowNote>}
    </span>
  );
}

interface ChosenActionsProps {
  chosen: readonly OrganizationUser[];
  onAct: (kind: MemberActKind) => void;
}

/** The actions for the chosen members. */
function ChosenActions({ chosen, onAct }: ChosenActionsProps) {
  const { t } = useTranslation('admin');
  return (
    <>
      <Button size="sm" variant="secondary" icon="mail" onClick={() => onAct('message')}>
        {t('members.message')}
      </Button>
      {chosen.some(({ role }) => role === 'MEMBER') && (
        <Button size="sm" variant="secondary" onClick={() => onAct('promote')}>
          {t('members.promote')}
        </Button>
      )}
      <Button size="sm" variant="danger" onClick={() => onAct('remove')}>
        {t('members.remove')}
      </Button>
    </>
  );
}

/** Shown if no member matches. An organisation always has at least its admins. */
function NoMembers({ list }: { list: MemberList }) {
  const { t } = useTranslation('admin');
  const searched = list.keyword !== '' || list.role !== undefined;
  return (
    <EmptyState
      headingLevel={3}
      title={t(searched ? 'members.noneFound' : 'members.none')}
      text={t(searched ? 'members.noneFoundText' : 'members.noneText')}
      actions={
        searched ? (
          <Button href={paths.members()}>{t('members.showAll')}</Button>
        ) : (
          <Button href={paths.sendInvitations()}>{t('members.invite')}</Button>
        )
      }
    />
  );
}
