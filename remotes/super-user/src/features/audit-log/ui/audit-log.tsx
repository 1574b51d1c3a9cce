import { Button, EmptyState, ErrorState, ListFoot, Panel, Stack } from '@gyg/design-system';
import { lastPage, Navigate, paths, useListFoot, useLoadFailure, useTopOn, useTranslation } from '@gyg/platform';
import { useAuditEntries } from '../api/list-audit-entries';
import { groupByDay } from '../model/audit-days';
import { type AuditList, auditListAddress, isFiltered, useAuditList } from '../model/audit-list';
import { AuditCount } from './audit-count';
import { AuditDay } from './audit-day';
import { AuditFilters } from './audit-filters';
import s from './audit-log.module.css';
import { AuditSkeleton } from './audit-skeleton';

/** The audit log: its filter, and the entries by day. */
export function AuditLog() {
  const { list, change } = useAuditList();
  return (
    <Stack gap={3}>
      <AuditFilters list={list} onChange={change} />
      <AuditResults list={list} />
    </Stack>
  );
}

function AuditResults({ list }: { list: AuditList }) {
  const foot = useListFoot();
  const loadFailure = useLoadFailure();
  const { data, error, isPlaceholderData, refetch } = useAuditEntries(list);
  const top = useTopOn<HTMLDivElement>(list.page);
  if (error) return <ErrorState {...loadFailure(error, () => void refetch())} />;
  if (data === undefined) return <AuditSkeleton />;
  const { entries, total, pageSize } = data;
  const href = (to: number) => auditListAddress({ ...list, page: to });
  const last = lastPage(total, pageSize);
  if (!isPlaceholderData && list.page > last) return <Navigate to={href(last)} replace />;
  return (
    <Stack
      gap={3}
      ref={top}
      tabIndex={-1}
      className={s.results}
      data-stale={isPlaceholderData || undefined}
      aria-busy={isPlaceholderData || undefined}
    >
      <AuditCount list={list} total={total} />
      {entries.length === 0 && <NoEntries list={list} />}
      {groupByDay(entries).map((day) => (
        <AuditDay key={day.day} {...day} />
      ))}
      {total > 0 && <ListFoot {...foot(data, href)} />}
    </Stack>
  );
}

function NoEntries({ list }: { list: AuditList }) {
  const { t } = useTranslation('super-user');
  const filtered = isFiltered(list);
  return (
    <Panel>
      <EmptyState
        title={t(filtered ? 'audit.noneFound' : 'audit.empty')}
        text={t(filtered ? 'audit.noneFoundText' : 'audit.emptyText')}
        {...(filtered && { actions: <Button href={paths.auditLog()}>{t('audit.showAll')}</Button> })}
      />
    </Panel>
  );
}
