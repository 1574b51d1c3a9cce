import { Button, CardGrid, EmptyState, ErrorState, Pager, Stack } from '@gyg/design-system';
import { Trans, useFormat, useLoadFailure, usePager, useTranslation } from '@gyg/platform';
import { useEffect, useRef } from 'react';
import { GygGridSkeleton } from '../../../shared/gyg-grid-skeleton';
import { GygTile } from '../../../shared/gyg-tile';
import { useFoundGygs } from '../api/find-gygs';
import { type SearchState, searchAddress } from '../model/search-state';
import s from './gyg-search.module.css';
import type { SearchPartProps } from './search-bar';

/** The number of results, announced politely, and the gygs page by page. */
export function SearchResults({ state, onChange }: SearchPartProps) {
  const loadFailure = useLoadFailure();
  const { data, error, isPlaceholderData, refetch } = useFoundGygs(state);
  const head = useFocusOnPage(state.page);
  const pager = usePager({
    page: state.page,
    total: data?.total ?? 0,
    pageSize: data?.pageSize,
    href: (page) => searchAddress({ ...state, page }),
  });
  return (
    <section className={s.results} aria-busy={data === undefined || isPlaceholderData}>
      <p className={s.count} role="status" ref={head} tabIndex={-1}>
        {data && !isPlaceholderData && <FoundCount total={data.total} keyword={state.keyword} />}
      </p>
      <Stack gap={5}>
        {error ? (
          <ErrorState {...loadFailure(error, () => void refetch())} />
        ) : data === undefined ? (
          <GygGridSkeleton />
        ) : data.gygs.length === 0 ? (
          <NothingFound state={state} onChange={onChange} />
        ) : (
          <CardGrid data-stale={isPlaceholderData || undefined} className={s.grid ?? ''}>
            {data.gygs.map((gyg) => (
              <GygTile key={gyg.id} gyg={gyg} headingLevel={2} />
            ))}
          </CardGrid>
        )}
        {pager && <Pager {...pager} />}
      </Stack>
    </section>
  );
}

/** Scrolls to the top of the list and focuses it when another page is opened, not on arrival. */
function useFocusOnPage(page: number) {
  const head = useRef<HTMLParagraphElement>(null);
  const before = useRef(page);
  useEffect(() => {
    if (before.current === page) return;
    before.current = page;
    head.current?.focus({ preventScroll: true });
    head.current?.scrollIntoView?.({ block: 'start' });
  }, [page]);
  return head;
}

function FoundCount({ total, keyword }: { total: number; keyword: string }) {
  const { t } = useTranslation('public');
  const { number } = useFormat();
  return (
    <>
      <Trans
        ns="public"
        i18nKey="search.found"
        count={total}
        values={{ formatted: number(total) }}
        components={{ b: <b /> }}
      />
      {keyword !== '' && ' '}
      {keyword !== '' && t('search.foundFor', { keyword })}
    </>
  );
}

function NothingFound({ state, onChange }: SearchPartProps) {
  const { t } = useTranslation('public');
  const filtered = state.keyword !== '' || state.goals.length > 0 || state.status !== 'all';
  const everything: Partial<SearchState> = { keyword: '', goals: [], status: 'all' };
  return (
    <EmptyState
      title={t('common.noGygs')}
      text={t(filtered ? 'search.emptyText' : 'search.emptyTextPlain')}
      actions={filtered && <Button onClick={() => onChange(everything)}>{t('search.clear')}</Button>}
    />
  );
}
