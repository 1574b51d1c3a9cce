import type { OrganizationPage } from '@gyg/contract';
import { Button, type IconName, VisuallyHidden } from '@gyg/design-system';
import { SideList } from '@gyg/design-system/details';
import { useTranslation } from '@gyg/platform';
import { isWebAddress } from '../../../shared/web-links';

const links = [
  { name: 'website', icon: 'globe' },
  { name: 'facebook', icon: 'facebook' },
  { name: 'linkedin', icon: 'linkedin' },
  { name: 'twitter', icon: 'twitter' },
  { name: 'instagram', icon: 'instagram' },
] as const satisfies readonly { name: keyof OrganizationPage; icon: IconName }[];

/** The links that are safe to open: only web addresses. */
export const linksOf = (page: OrganizationPage) => links.filter(({ name }) => isWebAddress(page[name]));

/** Website and social networks. Each opens in a new window. */
export function OrganizationLinks({ page }: { page: OrganizationPage }) {
  const { t } = useTranslation('public');
  return (
    <SideList>
      {linksOf(page).map(({ name, icon }) => (
        <Button key={name} size="sm" variant="secondary" icon={icon} href={page[name]} target="_blank" rel="noopener">
          {t(`organization.link.${name}`)} <VisuallyHidden>{t('organization.newWindow')}</VisuallyHidden>
        </Button>
      ))}
    </SideList>
  );
}
