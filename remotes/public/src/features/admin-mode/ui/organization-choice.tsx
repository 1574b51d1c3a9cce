import type { UserOrganization } from '@gyg/contract';
import { Avatar, Icon } from '@gyg/design-system';
import { useTranslation } from '@gyg/platform';
import s from './organization-choice.module.css';

export interface OrganizationChoiceProps {
  organizations: readonly UserOrganization[];
  onChoose: (organization: UserOrganization) => void;
}

/** One button for each organisation. */
export function OrganizationChoice({ organizations, onChoose }: OrganizationChoiceProps) {
  const { t } = useTranslation('public');
  return (
    <ul className={s.list} aria-label={t('session.toAdmin.choose')}>
      {organizations.map((organization) => (
        <li key={organization.organizationId}>
          <button type="button" className={s.choice} onClick={() => onChoose(organization)}>
            <Avatar
              kind="organisation"
              seed={organization.name}
              {...(organization.logo === null ? {} : { src: organization.logo })}
            />
            <span className={s.name}>{organization.name}</span>
            <Icon name="arrow" />
          </button>
        </li>
      ))}
    </ul>
  );
}
