import type { UserOrganization } from '@gyg/contract';
import { Badge, Button, OrganizationCard } from '@gyg/design-system';
import { paths, useTranslation } from '@gyg/platform';
import { useState } from 'react';
import { LeaveDialog } from './leave-dialog';
import s from './membership.module.css';

export interface MembershipListProps {
  memberships: readonly UserOrganization[];
  onChanged: () => Promise<void>;
}

/** The user's memberships, each with the role and a button to leave. */
export function MembershipList({ memberships, onChanged }: MembershipListProps) {
  const { t } = useTranslation('public');
  const [leaving, setLeaving] = useState<UserOrganization>();
  return (
    <>
      {memberships.length === 0 && <p className={s.quiet}>{t('membership.own.empty')}</p>}
      <ul className={s.rows}>
        {memberships.map((membership) => (
          <li key={membership.id} className={s.row}>
            <OrganizationCard
              name={membership.name}
              logo={membership.logo ?? undefined}
              href={paths.organizationByName(membership.friendlyUrl)}
              detail={
                membership.role && (
                  <Badge tone={membership.role === 'ADMIN' ? 'info' : 'neutral'}>
                    {t(`membership.role.${membership.role}`)}
                  </Badge>
                )
              }
            />
            <Button
              variant="quiet"
              size="sm"
              aria-label={t('membership.own.leaveName', { name: membership.name })}
              onClick={() => setLeaving(membership)}
            >
              {t('membership.own.leave')}
            </Button>
          </li>
        ))}
      </ul>
      <LeaveDialog membership={leaving} onClose={() => setLeaving(undefined)} onLeft={onChanged} />
    </>
  );
}
