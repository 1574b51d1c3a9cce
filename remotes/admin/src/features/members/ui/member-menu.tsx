import type { OrganizationUser } from '@gyg/contract';
import { Menu } from '@gyg/design-system';
import { paths, useTranslation } from '@gyg/platform';
import { KeepFocus } from '../../../shared/kept-focus';
import { isOnlyAdmin } from '../model/last-admin';
import type { MemberActKind } from './members-dialog';

export interface MemberMenuProps {
  member: OrganizationUser;
  admins: number;
  onAct: (kind: MemberActKind) => void;
}

/** The actions for one member. The only admin cannot be removed, and the menu says why. */
export function MemberMenu({ member, admins, onAct }: MemberMenuProps) {
  const { t } = useTranslation('admin');
  const kept = isOnlyAdmin(member, admins);
  return (
    <KeepFocus>
      <Menu
        label={t('members.actionsFor', { name: member.fullName })}
        items={[
          { id: 'profile', label: t('members.profile'), icon: 'user', href: paths.user(member.userId) },
          { id: 'message', label: t('members.message'), icon: 'mail', onSelect: () => onAct('message') },
          {
            id: 'danger',
            items: [
              {
                id: 'remove',
                label: t('members.remove'),
                icon: 'trash',
                tone: 'danger',
                disabled: kept,
                note: kept ? t('members.onlyAdmin') : undefined,
                onSelect: () => onAct('remove'),
              },
            ],
          },
        ]}
      />
    </KeepFocus>
  );
}
