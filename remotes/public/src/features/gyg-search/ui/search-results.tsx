import { Button, CardGrid, ErrorState, Pager, Stack } from '@gyg/design-system';
import { MapSplit } from '@gyg/design-system/details';
import { useLoadFailure, usePager, useTopOn, useTranslation } from '@gyg/platform';
import { GygGridSkeleton } from '../../../shared/gyg-grid-skeleton';
import { GygTile } from '../../../shared/gyg-tile';
import type { FoundGygs } from '../api/find-gygs';
import { searchAddress } from '../model/search-state';
import { useMapInView } from '../model/use-map-in-view';
import { useMapView } from '../model/use-map-view';
import type { ClearablePartProps } from '../model/use-search-state';
import { FoundCount } from './found-count';
import s from './gyg-search.module.css';
import { NothingFound } from './nothing-found';
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
