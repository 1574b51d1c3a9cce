import type { MemberRole, OrganizationUser } from '@gyg/contract';
import { toast, useErrorText, useTranslation } from '@gyg/platform';
import { useState } from 'react';
import { useChangeMembers } from '../api/use-change-members';

/** Changes the role of one member at once. `saving` is the member's user id while it is saved. */
export function useSaveRole(organizationId: string) {
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
