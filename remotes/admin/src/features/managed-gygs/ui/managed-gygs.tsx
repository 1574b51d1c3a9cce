import { Button, EmptyState, ErrorState, ListFoot } from '@gyg/design-system';
import {
  lastPage,
  Navigate,
  pageFrom,
  paths,
  useListFoot,
  useLoadFailure,
  useSearchParams,
  useTopOn,
  useTranslation,
} from '@gyg/platform';
import { GygTable, GygTableSkeleton } from '../../../shared/gyg-table';
import { useManagedGygs } from '../api/list-managed-gygs';
import s from './managed-gygs.module.css';

/** Shown if the user manages no gygs: how to become a gyg manager, and a first step. */
function NoManagedGygs() {
  const { t } = useTranslation('admin');
  return (
    <EmptyState
      title={t('managed.empty')}
      text={t('managed.emptyText')}
      actions={<Button href={paths.search()}>{t('managed.find')}</Button>}
    />
  );
}

const address = (page: number) => (page === 1 ? paths.managedGygs() : `${paths.managedGygs()}?page=${page}`);

/** The gygs that a user manages, latest start first, page by page. */
export function ManagedGygs({ userId }: { userId: string }) {
  const loadFailure = useLoadFailure();
  const { t } = useTranslation('admin');
  const foot = useListFoot();
  const [params] = useSearchParams();
  const page = pageFrom(params);
  const { data, error, isPlaceholderData, refetch } = useManagedGygs(userId, page);
  const top = useTopOn<HTMLDivElement>(page);
  const caption = t('managed.title');
  if (error && data === undefined) return <ErrorState {...loadFailure(error, () => void refetch())} />;
  if (data === undefined) return <GygTableSkeleton caption={caption} />;
  const { gygs, total, pageSize } = data;
  const last = lastPage(total, pageSize);
  if (page > last && !isPlaceholderData) return <Navigate to={address(last)} replace />;
  if (gygs.length === 0) return <NoManagedGygs />;
  return (
    <div ref={top} tabIndex={-1} className={s.results} aria-busy={isPlaceholderData}>
      <GygTable caption={caption} gygs={gygs} withHost stale={isPlaceholderData} />
      <ListFoot {...foot(data, address)} />
    </div>
  );
}
