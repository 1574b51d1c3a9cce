import { Button, EmptyState, ErrorState, Panel } from '@gyg/design-system';
import { isApiError, paths, useLoadFailure, useQuery, useTranslation } from '@gyg/platform';
import { catalogOptions } from '../api/catalog-calls';
import { CatalogEditor } from './catalog-editor';
import { DetailSkeleton } from './catalogs-skeleton';

export interface CatalogDetailProps {
  organizationId: string;
  catalogId: string;
}

/** One catalogue with everything that can be changed. Those of other organisations can only be read, so not here. */
export function CatalogDetail({ organizationId, catalogId }: CatalogDetailProps) {
  const { t } = useTranslation('admin');
  const loadFailure = useLoadFailure();
  const { data, error, refetch } = useQuery(catalogOptions(catalogId));
  if (data?.organizationId === organizationId) return <CatalogEditor catalog={data} />;
  if (data === undefined && error === null) return <DetailSkeleton />;
  return (
    <Panel>
      {error === null || (isApiError(error) && error.status === 404) ? (
        <EmptyState
          title={t('catalogs.missing')}
          text={t('catalogs.missingText')}
          actions={<Button href={paths.catalogs()}>{t('catalogs.toAll')}</Button>}
        />
      ) : (
        <ErrorState {...loadFailure(error, () => void refetch())} />
      )}
    </Panel>
  );
}
