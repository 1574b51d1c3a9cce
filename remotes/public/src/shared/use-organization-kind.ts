import type { Organization } from '@gyg/contract';
import { useTranslation } from '@gyg/platform';

/** What an organisation is, and where: `Non-profit in Smögen`. */
export function useOrganizationKind(): (organization: Pick<Organization, 'organizationType' | 'city'>) => string {
  const { t } = useTranslation('public');
  return ({ organizationType, city }) => {
    const type = t(`organization.type.${organizationType}`);
    return city === '' ? type : t('organization.typeIn', { type, city });
  };
}
