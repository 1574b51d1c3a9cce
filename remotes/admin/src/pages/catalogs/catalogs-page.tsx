import { useTranslation } from '@gyg/platform';
import { Catalogs, CatalogsSkeleton, CreateCatalog } from '../../features/catalogs';
import { OrganizationScreen } from '../../shared/frame';

/** `/admin/catalogs` and `/admin/catalogs/:catalogId`: the catalogues of the current organisation. */
export function CatalogsPage() {
  const { t } = useTranslation('admin');
  return (
    <OrganizationScreen
      title={t('catalogs.title')}
      lead={t('catalogs.lead')}
      actions={<CreateCatalog />}
      waiting={<CatalogsSkeleton />}
    >
      {(organizationId) => <Catalogs organizationId={organizationId} />}
    </OrganizationScreen>
  );
}
