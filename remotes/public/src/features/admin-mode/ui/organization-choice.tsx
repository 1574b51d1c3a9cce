import type { UserOrganization } from '@gyg/contract';
import { Avatar } from '@gyg/design-system';
import { ChoiceList } from '@gyg/design-system/forms';
import { useTranslation } from '@gyg/platform';

export interface OrganizationChoiceProps {
  organizations: readonly UserOrganization[];
  onChoose: (organization: UserOrganization) => void;
}

/** One button per organisation. */
export function OrganizationChoice({ organizations, onChoose }: OrganizationChoiceProps) {
  const { t } = useTranslation('public');
  return (
    <ChoiceList
      label={t('session.toAdmin.choose')}
      choices={organizations.map(({ organizationId, name, logo }) => ({
        id: organizationId,
        title: name,
        media: <Avatar kind="organization" seed={name} src={logo ?? undefined} />,
      }))}
      onChoose={(id) => {
        const chosen = organizations.find(({ organizationId }) => organizationId === id);
        if (chosen) onChoose(chosen);
      }}
    />
  );
}
