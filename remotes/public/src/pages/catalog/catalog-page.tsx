import { isolated } from '@gyg/contract/isolated';
import { ErrorState, Page } from '@gyg/design-system';
import { useLoadFailure, usePageTitle, useParams } from '@gyg/platform';
import { Catalog, CatalogSkeleton, useCatalog } from '../../features/catalog';
import { InvalidLink } from '../../shared/invalid-link';

/** `/catalogs/:orgFriendlyUrl/:catalogFriendlyUrl`: an organisation's selection of gygs. */
export function CatalogPage() {
  const { orgFriendlyUrl = '', catalogFriendlyUrl = '' } = useParams();
  const loadFailure = useLoadFailure();
  const { data, missing, thrown, retry } = useCatalog(orgFriendlyUrl, catalogFriendlyUrl);
  usePageTitle(data === undefined ? '' : `${isolated(data.name)}, ${isolated(data.orgName)}`);
  if (data !== undefined) return <Catalog catalog={data} />;
  if (missing) return <InvalidLink />;
  if (!thrown) return <CatalogSkeleton />;
  return (
    <Page padded>
      <ErrorState {...loadFailure(thrown, retry)} headingLevel={1} />
    </Page>
  );
}
