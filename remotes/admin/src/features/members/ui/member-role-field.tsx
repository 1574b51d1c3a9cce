import type { MemberRole, OrganizationUser } from '@gyg/contract';
import { memberRoles } from '@gyg/contract/enums';
import { SelectField } from '@gyg/design-system/forms';
import { RowNote } from '@gyg/design-system/tables';
import { useTranslation } from '@gyg/platform';
import { useId } from 'react';
import { isOnlyAdmin } from '../model/last-admin';
import s from './members.module.css';

export interface MemberRoleFieldProps {
  member: OrganizationUser;
  admins: number;
  onChange: (role: MemberRole) => void;
}

/** The role of a member. The only admin's cannot be changed, and the field says why. */
export function MemberRoleField({ member, admins, onChange }: MemberRoleFieldProps) {
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
