import { paths, useNavigate, useTranslation } from '@gyg/platform';
import { CreateNamed } from '../../../shared/named';
import { createCatalog, useCatalogCache } from '../api/catalog-calls';

/** The button that creates a catalogue and opens it. */
export function CreateCatalog() {
  const { t } = useTranslation('admin');
  const navigate = useNavigate();
  const { refreshList } = useCatalogCache();
  return (
    <CreateNamed
      keptAs="catalog"
      texts={{
        action: t('catalogs.create.action'),
        title: t('catalogs.create.title'),
        name: t('catalogs.name'),
        hint: t('catalogs.create.hint'),
        confirm: t('catalogs.create.confirm'),
      }}
      onCreate={async (organizationId, name) => {
        const { id } = await createCatalog(organizationId, name);
        await refreshList();
        await navigate(paths.catalog(id));
      }}
    />
  );
}
