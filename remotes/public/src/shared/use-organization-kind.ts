import type { Organization } from '@gyg/contract';
import { useTranslation } from '@gyg/platform';

/** The kind and place of an organisation: `Non-profit in Smögen`. */
export function useOrganizationKind(): (organization: Pick<Organization, 'organizationType' | 'city'>) => string {
  const { t } = useTranslation('public');
  return ({ organizationType, city }) => {
    const type = t(`organization.type.${organizationType}`);
    return city === '' ? type : t('organization.typeIn', { type, city });
  };
}
