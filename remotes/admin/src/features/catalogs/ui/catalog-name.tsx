import type { Catalog } from '@gyg/contract';
import { useTranslation } from '@gyg/platform';
import { RenameForm } from '../../../shared/named';
import { renameCatalog, useCatalogCache } from '../api/catalog-calls';
import s from './catalogs.module.css';

/** The name of a catalogue. Its address stays the same, so that links to it keep working. */
export function CatalogName({ catalog: { id, name } }: { catalog: Catalog }) {
  const { t } = useTranslation('admin');
  const { refresh } = useCatalogCache();
  return (
    <RenameForm
      className={s.field}
      name={name}
      texts={{ name: t('catalogs.name'), save: t('catalogs.rename'), saved: t('catalogs.renamed') }}
      keptAs={`catalog.${id}`}
      onRename={async (next) => {
        await renameCatalog(id, next);
        await refresh();
      }}
    />
  );
}
