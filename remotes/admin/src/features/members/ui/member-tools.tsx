import { memberRoles } from '@gyg/contract/enums';
import { SelectField } from '@gyg/design-system/forms';
import { useTranslation } from '@gyg/platform';
import { KeywordField } from '../../../shared/lists/keyword-field';
import type { MemberList } from '../model/member-list';
import s from './members.module.css';

export interface MemberToolsProps {
  list: MemberList;
  onChange: (changes: Partial<MemberList>, options?: { replace?: boolean }) => void;
}

/** Search by name or e-mail, and the role. */
export function MemberTools({ list, onChange }: MemberToolsProps) {
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
