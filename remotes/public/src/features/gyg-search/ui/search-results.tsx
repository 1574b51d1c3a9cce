import { Button, CardGrid, Cluster, EmptyState, ErrorState, Pager, Stack } from '@gyg/design-system';
import { MapSplit } from '@gyg/design-system/details';
import { Trans, useFormat, useLoadFailure, usePager, useTopOn, useTranslation } from '@gyg/platform';
import { useEffect, useRef } from 'react';
import { GygGridSkeleton } from '../../../shared/gyg-grid-skeleton';
import { GygTile } from '../../../shared/gyg-tile';
import type { FoundGygs } from '../api/find-gygs';
import { isFiltered, type SearchState, searchAddress } from '../model/search-state';
import { anywhere, widerRadius } from '../model/search-where';
import { useMapView } from '../model/use-map-view';
import type { ClearablePartProps } from '../model/use-search-state';
import s from './gyg-search.module.css';
import { SearchMap } from './search-map';

/** The number of results, announced politely, the gygs page by page, and their map if it is chosen. */
export function SearchResults({ state, onChange, onClear, result }: ClearablePartProps & { result: FoundGygs }) {
  const { t } = useTranslation('public');
  const loadFailure = useLoadFailure();
  const { data, error, isPlaceholderData, refetch } = result;
  const head = useTopOn<HTMLParagraphElement>(state.page);
  const map = useMapView({ state, onChange });
  const inView = useMapInView(map.open);
  const pager = usePager({
    page: state.page,
    total: data?.total ?? 0,
    pageSize: data?.pageSize,
    href: (page) => searchAddress({ ...state, page }),
  });
  const list = (
    <Stack gap={5}>
      {error ? (
        <ErrorState {...loadFailure(error, () => void refetch())} />
      ) : data === undefined ? (
        <GygGridSkeleton />
      ) : data.gygs.length === 0 ? (
        <NothingFound state={state} onChange={onChange} onClear={onClear} />
      ) : (
        <CardGrid
          columns={map.open ? 2 : 4}
          data-stale={isPlaceholderData || undefined}
          className={s.grid ?? ''}
          aria-label={t('search.label')}
        >
          {data.gygs.map((gyg, index) => (
            <GygTile key={gyg.id} gyg={gyg} headingLevel={2} keyword={state.keyword} first={index === 0} />
          ))}
        </CardGrid>
      )}
      {pager && <Pager {...pager} />}
    </Stack>
  );
  return (
    <section className={s.results} aria-busy={data === undefined || isPlaceholderData}>
      <div className={s.head}>
        <p className={s.count} role="status" ref={head} tabIndex={-1}>
          {data && !isPlaceholderData && <FoundCount total={data.total} state={state} />}
        </p>
        <Button
          className={s.wideToggle}
          variant="secondary"
          size="sm"
          icon="map"
          aria-pressed={map.open}
          onClick={map.toggle}
        >
          {t('search.map.show')}
        </Button>
      </div>
      <MapSplit
        ref={inView.place}
        list={list}
        map={map.open && <SearchMap state={state} onChange={onChange} tiles={map.tiles} gygs={data?.gygs ?? []} />}
        toggle={
          <Button
            icon={map.open ? 'list' : 'map'}
            onClick={() => {
              inView.ask();
              map.toggle();
            }}
          >
            {t(map.open ? 'search.map.list' : 'search.map.map')}
          </Button>
        }
      />
    </section>
  );
}

/** Scrolls a map that is shown instead of the list to the top of the screen when the visitor opens it. */
function useMapInView(open: boolean) {
  const place = useRef<HTMLDivElement>(null);
  const asked = useRef(false);
  useEffect(() => {
    if (open && asked.current) place.current?.scrollIntoView?.({ block: 'start' });
    asked.current = false;
  }, [open]);
  return {
    place,
    /** Call when the visitor switches. */
    ask: () => {
      asked.current = true;
    },
  };
}

/** No results: with filters the ways out, without them that no gyg is published yet. */
function NothingFound({ state, onChange, onClear }: ClearablePartProps) {
  const { t } = useTranslation('public');
  if (!isFiltered(state)) return <EmptyState title={t('common.noGygs')} text={t('search.empty.plain')} />;
  const { where } = state;
  const wider = widerRadius(where);
  return (
    <EmptyState
      title={t('search.empty.title')}
      text={t('search.empty.text')}
      actions={
        <Cluster justify="center">
          {where.kind === 'near' && wider !== undefined && (
            <Button onClick={() => onChange({ where: { ...where, km: wider } })}>
              {t('search.empty.wider', { km: wider })}
            </Button>
          )}
          {where.kind !== 'anywhere' && wider === undefined && (
            <Button onClick={() => onChange({ where: anywhere })}>{t('search.empty.everywhere')}</Button>
          )}
          <Button variant="secondary" onClick={() => onClear()}>
            {t('search.empty.clear')}
          </Button>
        </Cluster>
      }
    />
  );
}

/** `14 gygs for “gloves” near Sotenäs` */
function FoundCount({ total, state: { keyword, where } }: { total: number; state: SearchState }) {
  const { t } = useTranslation('public');
  const { number } = useFormat();
  const town = where.kind === 'near' ? where.town : undefined;
  return (
    <>
      <Trans
        t={t}
        i18nKey="search.found"
        count={total}
        values={{ formatted: number(total) }}
        components={{ b: <b /> }}
      />
      {keyword !== '' && ' '}
      {keyword !== '' && t('search.foundFor', { keyword })}
      {town !== undefined && ' '}
      {town !== undefined && t('search.foundNear', { town })}
    </>
  );
}
