import type { Gyg, GygDesk } from '@gyg/contract';
import { isOnline } from '@gyg/contract/gyg-place';
import {
  Banner,
  Breadcrumbs,
  Button,
  EmptyState,
  ErrorState,
  Page,
  Progress,
  Skeleton,
  Waiting,
} from '@gyg/design-system';
import { SearchField, SegmentedControl } from '@gyg/design-system/forms';
import { isApiError, paths, textLang, useErrorText, useFormat, useLoadFailure, useTranslation } from '@gyg/platform';
import { useEffect, useState } from 'react';
import { countComing, countEntries, type DoorFilter, doorFilters, findEntries, lastMarked } from '../model/door-list';
import { type DoorView, useDoor } from '../model/use-door';
import s from './door.module.css';
import { DoorRows } from './door-rows';

/** How many of the last marks are shown, to correct a slip. */
const lastShown = 5;

/** The door list: who is expected, marked with one tap each, with or without a network. */
export function Door({ desk }: { desk: GygDesk }) {
  const { t } = useTranslation('admin');
  const { number } = useFormat();
  const loadFailure = useLoadFailure();
  const door = useDoor(desk);
  const [filter, setFilter] = useState<DoorFilter>('unmarked');
  const [keyword, setKeyword] = useState('');
  if (door.entries === undefined) {
    if (door.list.error === null) return <DoorSkeleton gyg={desk.gyg} />;
    return <ErrorState {...loadFailure(door.list.error, () => void door.list.refetch())} />;
  }
  const { entries } = door;
  const counts = countEntries(entries);
  const shown = findEntries(entries, filter, keyword);
  const searching = keyword.trim() !== '';
  const last = lastMarked(entries, lastShown);
  return (
    <div className={s.root}>
      <ConnectionBanner door={door} startsAt={desk.gyg.startDateTime} />
      <DoorHead gyg={desk.gyg} here={counts.attended} expected={counts.all} coming={countComing(entries)} />
      {counts.all === 0 ? (
        <EmptyState
          headingLevel={2}
          title={t('door.empty')}
          text={t('door.emptyText')}
          actions={<Button href={paths.gygDesk(desk.gyg.id)}>{t('door.toGyg')}</Button>}
        />
      ) : (
        <>
          <div className={s.tools}>
            <SearchField
              label={t('door.search')}
              placeholder={t('door.search')}
              value={keyword}
              onChange={(event) => setKeyword(event.target.value)}
            />
            <SegmentedControl
              label={t('door.filter')}
              name="door-filter"
              value={filter}
              onValueChange={(value) => {
                setFilter(doorFilters.find((choice) => choice === value) ?? 'unmarked');
                setKeyword('');
              }}
              options={doorFilters.map((value) => ({
                value,
                label: t(`door.filters.${value}`),
                count: number(counts[value]),
              }))}
            />
          </div>
          <div className={s.lists}>
            <DoorRows
              key={`${filter} ${keyword}`}
              title={searching ? t('door.found') : t(`door.filters.${filter}`)}
              note={t('door.people', { count: shown.length })}
              entries={shown}
              empty={t(searching ? 'door.noneFound' : `door.none.${filter}`)}
              needLang={textLang(desk.gyg.language)}
              onMark={door.mark}
            />
            {last.length > 0 && !searching && (
              <DoorRows
                title={t('door.last')}
                note={t('door.lastNote', { count: last.length })}
                entries={last}
                empty=""
                needLang={textLang(desk.gyg.language)}
                onMark={door.mark}
                withTimes
              />
            )}
          </div>
        </>
      )}
    </div>
  );
}

/** Whether a time has come; re-renders when it does. */
function useHasCome(iso: string): boolean {
  const at = Date.parse(iso);
  const [come, setCome] = useState(() => Date.now() >= at);
  useEffect(() => {
    const left = at - Date.now();
    setCome(left <= 0);
    if (left <= 0) return;
    const timer = setTimeout(() => setCome(true), Math.min(left, 2 ** 31 - 1));
    return () => clearTimeout(timer);
  }, [at]);
  return come;
}

/** What the person at the door must know: no connection, marks that were refused, or that the gyg has not started. */
function ConnectionBanner({ door, startsAt }: { door: DoorView; startsAt: string }) {
  const { t } = useTranslation('admin');
  const { dateTime } = useFormat();
  const errorText = useErrorText();
  const started = useHasCome(startsAt);
  const { connection, unsent, failure, failures, retry } = door;
  const again = (
    <Button size="sm" variant="secondary" onClick={retry}>
      {t('door.tryAgain')}
    </Button>
  );
  const isOffline = isApiError(failure) && failure.status === 0;
  if (connection === 'refused' || (connection === 'offline' && !isOffline)) {
    return (
      <Banner tone="bad" actions={again}>
        {t('door.refused', { reason: errorText(failure).text })}
      </Banner>
    );
  }
  if (connection === 'offline') {
    return (
      <Banner tone="warn" actions={again}>
        <b>{t('door.offline')}</b> {t('door.stored', { count: unsent })}
      </Banner>
    );
  }
  if (failures.length > 0) return <Banner tone="bad">{t('door.failed', { count: failures.length })}</Banner>;
  if (!started) return <Banner tone="info">{t('door.notStarted', { date: dateTime(startsAt) })}</Banner>;
  return null;
}

/** The loading door list; without the gyg while that is loading too. */
function DoorSkeleton({ gyg }: { gyg?: Gyg }) {
  const { t } = useTranslation('admin');
  const rows = (
    <ul className={s.rows}>
      {['a', 'b', 'c', 'd', 'e'].map((row) => (
        <li key={row} className={s.row}>
          <Skeleton shape="circle" />
          <div>
            <Skeleton length="half" />
          </div>
          <div className={s.marks}>
            <Skeleton shape="block" />
          </div>
        </li>
      ))}
    </ul>
  );
  return (
    <>
      {gyg ? (
        <DoorHead gyg={gyg} here={undefined} expected={undefined} />
      ) : (
        <h1 className={s.title}>{t('door.title')}</h1>
      )}
      <Waiting label={t('gygFrame.loading')}>{rows}</Waiting>
    </>
  );
}

/** The same as a whole page. */
export const DoorWaiting = () => (
  <Page padded="low">
    <DoorSkeleton />
  </Page>
);

interface DoorHeadProps {
  gyg: Gyg;
  /** How many came; undefined while loading. */
  here: number | undefined;
  expected: number | undefined;
  /** How many have answered "I'm coming"; undefined while loading. */
  coming?: number | undefined;
}

/** The gyg, and how many of those expected are here. */
function DoorHead({ gyg, here, expected, coming = 0 }: DoorHeadProps) {
  const { t } = useTranslation('admin');
  const { number, dateTime } = useFormat();
  const share = here === undefined || !expected ? 0 : Math.round((here / expected) * 100);
  return (
    <header className={s.head}>
      <Breadcrumbs
        label={t('gygFrame.youAreHere')}
        items={[
          { label: gyg.title, href: paths.gygDesk(gyg.id), lang: textLang(gyg.language) },
          { label: t('door.attendance') },
        ]}
      />
      <div className={s.line}>
        <div>
          <h1 className={s.title} tabIndex={-1}>
            {t('door.title')}
          </h1>
          <p className={s.when}>
            <time dateTime={gyg.startDateTime}>{dateTime(gyg.startDateTime)}</time>.{' '}
            {isOnline(gyg.address) ? t('gygFrame.online') : gyg.address}
          </p>
          {coming > 0 && expected !== undefined && (
            <p className={s.when}>
              {t('door.coming', { count: coming, coming: number(coming), formatted: number(expected) })}
            </p>
          )}
        </div>
        {here !== undefined && expected !== undefined && (
          <p className={s.count} role="status">
            <b className={s.figure}>{number(here)}</b>{' '}
            {t('door.ofHere', { count: expected, formatted: number(expected) })}
          </p>
        )}
      </div>
      <Progress max={100} value={share} label={t('door.share', { share })} />
    </header>
  );
}
