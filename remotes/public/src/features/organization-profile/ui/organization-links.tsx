import type { OrganizationPage } from '@gyg/contract';
import { Icon, type IconName, VisuallyHidden } from '@gyg/design-system';
import { useTranslation } from '@gyg/platform';
import { isWebAddress } from '../../../shared/share-links';
import s from './organization-profile.module.css';

const links = [
  { name: 'website', icon: 'globe' },
  { name: 'facebook', icon: 'facebook' },
  { name: 'linkedin', icon: 'linkedin' },
  { name: 'twitter', icon: 'twitter' },
  { name: 'instagram', icon: 'instagram' },
] as const satisfies readonly { name: keyof OrganizationPage; icon: IconName }[];

/** The links that may be opened: web addresses and nothing else. */
export const linksOf = (page: OrganizationPage) => links.filter(({ name }) => isWebAddress(page[name]));

/** Website and social networks, each in a new window (specification 2.12). */
export function OrganizationLinks({ page }: { page: OrganizationPage }) {
  const { t } = useTranslation('public');
  return (
    <ul className={s.links}>
      {linksOf(page).map(({ name, icon }) => (
        <li key={name}>
          <a className={s.link} href={page[name]} target="_blank" rel="noopener">
            <Icon name={icon} />
            <span>
              {t(`organisation.link.${name}`)} <VisuallyHidden>{t('organisation.newWindow')}</VisuallyHidden>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
