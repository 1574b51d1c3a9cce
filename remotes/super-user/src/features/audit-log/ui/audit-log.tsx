import { createDateFormat } from '@gyg/contract/dates';
import { auditCategories, auditRoles } from '@gyg/contract/enums';
import { limits } from '@gyg/contract/rules';
import { Button, EmptyState, ErrorState, ListFoot, Panel, Skeleton, Stack } from '@gyg/design-system';
import { DateField, LiveSearchField, SelectField } from '@gyg/design-system/forms';
import {
  lastPage,
  Navigate,
  paths,
  useFormat,
  useLanguage,
  useListFoot,
  useLoadFailure,
  useTopOn,
  useTranslation,
} from '@gyg/platform';
import { useId } from 'react';
import { dayBefore, dayOf, isDay, noonOf } from '../../../shared/time/swedish-day';
import { useAuditEntries } from '../api/list-audit-entries';
import { type AuditDay as DayOfEntries, groupByDay } from '../model/audit-days';
import { type AuditList, auditListAddress, daysOf, isFiltered, useAuditList } from '../model/audit-list';
import { AuditEntry } from './audit-entry';
import s from './audit-log.module.css';

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

interface AuditFiltersProps {
  list: AuditList;
  onChange: (changes: Partial<AuditList>, options?: { replace?: boolean }) => void;
}

/** Search, who, what, and the days. */
function AuditFilters({ list, onChange }: AuditFiltersProps) {
  const { t } = useTranslation('super-user');
  return (
    <fieldset className={s.filters} aria-label={t('audit.filters')}>
      <div className={s.search}>
        <span className={s.label} aria-hidden="true">
          {t('audit.search')}
        </span>
        <LiveSearchField
          maxLength={limits.keyword}
          label={t('audit.search')}
          placeholder={t('audit.searchHint')}
          clearLabel={t('audit.clear')}
          value={list.keyword}
          onSearch={(keyword) => onChange({ keyword }, { replace: true })}
        />
      </div>
      <SelectField
        label={t('audit.who')}
        value={list.role ?? ''}
        options={[
          { value: '', label: t('audit.everyone') },
          ...auditRoles.map((role) => ({ value: role, label: t(`audit.roles.${role}`) })),
        ]}
        onChange={({ currentTarget }) => onChange({ role: auditRoles.find((role) => role === currentTarget.value) })}
      />
      <SelectField
        label={t('audit.what')}
        value={list.category ?? ''}
        options={[
          { value: '', label: t('audit.everything') },
          ...auditCategories.map((category) => ({ value: category, label: t(`audit.categories.${category}`) })),
        ]}
        onChange={({ currentTarget }) =>
          onChange({ category: auditCategories.find((category) => category === currentTarget.value) })
        }
      />
      {(['from', 'to'] as const).map((day) => (
        <DateField
          key={day}
          label={t(`audit.${day}`)}
          value={list[day] ?? ''}
          onValueChange={(value) => onChange({ [day]: isDay(value) ? value : undefined })}
        />
      ))}
    </fieldset>
  );
}

/** How many entries there are, and of which days. */
function AuditCount({ list, total }: { list: AuditList; total: number }) {
  const { t } = useTranslation('super-user');
  const { number, date } = useFormat();
  const { from, to } = daysOf(list);
  const entries = t('audit.count', { count: total, number: number(total) });
  const words = () => {
    if (from !== undefined && to !== undefined) {
      return t('audit.between', { entries, from: date(noonOf(from)), to: date(noonOf(to)) });
    }
    if (from !== undefined) return t('audit.since', { entries, from: date(noonOf(from)) });
    return to === undefined ? entries : t('audit.until', { entries, to: date(noonOf(to)) });
  };
  return (
    <p className={s.count} role="status">
      {words()}
    </p>
  );
}

/** A day's entries below its name: "Today, Thursday, June 10". */
function AuditDay({ day, entries }: DayOfEntries) {
  const id = useId();
  const name = useDayName(day);
  return (
    <section aria-labelledby={id}>
      <Panel padding="none">
        <h2 className={s.day} id={id}>
          {name}
        </h2>
        <ul className={s.entries}>
          {entries.map((entry) => (
            <AuditEntry key={entry.id} entry={entry} />
          ))}
        </ul>
      </Panel>
    </section>
  );
}

function useDayName(day: string): string {
  const { t } = useTranslation('super-user');
  const language = useLanguage();
  const today = dayOf(Date.now());
  const withYear = day.slice(0, 4) !== today.slice(0, 4);
  const name = createDateFormat(language, 'long').date(new Date(noonOf(day)), { withYear });
  if (day === today) return t('audit.today', { day: name });
  if (day === dayBefore(today)) return t('audit.yesterday', { day: name });
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** Loading entries. */
export const AuditSkeleton = () => (
  <Panel aria-busy="true">
    <Stack gap={4} aria-hidden="true">
      {['first', 'second', 'third', 'fourth', 'fifth'].map((line) => (
        <Skeleton key={line} length="long" />
      ))}
    </Stack>
  </Panel>
);
