import { Button, EmptyState, ErrorState, Pager, Panel, Skeleton, Stack, Waiting } from '@gyg/design-system';
import { ListDetail } from '@gyg/design-system/tables';
import {
  isApiError,
  Navigate,
  pageFrom,
  paths,
  useLoadFailure,
  usePager,
  useParams,
  useQuery,
  useSearchParams,
  useTranslation,
} from '@gyg/platform';
import { useRelativeDay } from '../../../shared/time/use-relative-day';
import { catalogOptions, useCatalogs } from '../api/catalog-calls';
import { CatalogEditor } from './catalog-editor';
import s from './catalogs.module.css';

/** Shown if the organisation has no catalogue: what one is for. The button to create one is in the page's head. */
function NoCatalogs() {
  const { t } = useTranslation('admin');
  return <EmptyState title={t('catalogs.empty')} text={t('catalogs.emptyText')} />;
}

/** An organisation's catalogues, and the one in the path beside them. Without one in the path, the newest opens. */
export function Catalogs({ organizationId }: { organizationId: string }) {
  const { t } = useTranslation('admin');
  const loadFailure = useLoadFailure();
  const relativeDay = useRelativeDay();
  const { catalogId } = useParams();
  const [params] = useSearchParams();
  const page = pageFrom(params);
  const { data, error, refetch } = useCatalogs(organizationId, page);
  const query = (to: number) => (to === 1 ? '' : `?page=${to}`);
  const pager = usePager({
    page,
    total: data?.total ?? 0,
    pageSize: data?.pageSize ?? 1,
    href: (to) => `${catalogId === undefined ? paths.catalogs() : paths.catalog(catalogId)}${query(to)}`,
  });
  if (error && data === undefined) return <ErrorState {...loadFailure(error, () => void refetch())} />;
  if (data === undefined) return <CatalogsSkeleton />;
  const [newest] = data.catalogs;
  if (catalogId === undefined) {
    if (data.total === 0) return <NoCatalogs />;
    return <Navigate to={newest ? paths.catalog(newest.id) + query(page) : paths.catalogs()} replace />;
  }
  return (
    <ListDetail
      label={t('catalogs.yours')}
      items={data.catalogs.map(({ id, name, gygs, unlisted = [], updated }) => ({
        href: paths.catalog(id) + query(page),
        title: name,
        note: t('catalogs.note', { count: gygs.length + unlisted.length, day: relativeDay(updated) }),
        current: id === catalogId,
      }))}
      foot={pager && <Pager {...pager} />}
    >
      <CatalogDetail key={catalogId} organizationId={organizationId} catalogId={catalogId} />
    </ListDetail>
  );
}

interface CatalogDetailProps {
  organizationId: string;
  catalogId: string;
}

/** One catalogue with everything that can be changed. Those of other organisations can only be read, so not here. */
function CatalogDetail({ organizationId, catalogId }: CatalogDetailProps) {
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

const rows = ['a', 'b', 'c', 'd'] as const;

/** The loading catalogues: the list, and the detail beside it. */
export function CatalogsSkeleton() {
  const { t } = useTranslation('admin');
  return (
    <Waiting label={t('catalogs.loading')}>
      <ListDetail label={t('catalogs.yours')} items={[]} foot={<Skeleton length="long" />}>
        <DetailSkeleton />
      </ListDetail>
    </Waiting>
  );
}

/** The loading detail: its name, fields and rows. */
const DetailSkeleton = () => (
  <Panel padding="none" aria-busy="true">
    <div className={s.head}>
      <Skeleton shape="heading" length="half" />
    </div>
    <div className={s.fields}>
      <Skeleton />
      <Skeleton />
    </div>
    {rows.map((row) => (
      <div key={row} className={s.row}>
        <Stack gap={1}>
          <Skeleton length="half" />
          <Skeleton length="short" />
        </Stack>
      </div>
    ))}
  </Panel>
);
