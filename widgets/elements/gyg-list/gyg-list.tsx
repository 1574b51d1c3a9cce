import { Link } from '@gyg/design-system/elements';
import { type CSSProperties, useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import type { ElementProps } from '../../core/react-element';
import type { Language } from '../../core/texts';
import { useSurroundings } from '../../core/use-surroundings';
import { groundTheme } from './ground-theme';
import s from './gyg-list.module.css';
import { GygListCards } from './gyg-list-cards';
import { GygListError } from './gyg-list-error';
import { GygListLoadedEvent } from './gyg-list-events';
import { GygListMore } from './gyg-list-more';
import type { GygListOptions, gygListAttributes } from './gyg-list-options';
import { addressOf, type GygListQuery } from './gyg-list-request';
import { GygListSkeleton } from './gyg-list-skeleton';
import type { GygListStore } from './gyg-list-store';
import { gygListTexts } from './gyg-list-texts';
import { useFocusAfterRetry } from './use-focus-after-retry';
import { useFold } from './use-fold';
import { useRefreshOnReturn } from './use-refresh-on-return';

/** The element as seen by its component. */
export interface GygListHost extends HTMLElement {
  readonly listing: GygListStore;
}

/** The origin of calls: the attribute, else the loader's origin, else this page. */
const originFor = (options: GygListOptions): string =>
  options.api ?? globalThis.__gygWidgets?.origin ?? location.origin;

function useQuery(options: GygListOptions, language: Language): GygListQuery {
  const { organization, states, host, tags } = options;
  const api = originFor(options);
  const query = { api, organization, states, host, tags, language };
  const address = addressOf(query, 0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address contains the whole query
  return useMemo(() => query, [address]);
}

/** The content of `<gyg-list>`. */
export function GygList({ element, options }: ElementProps<GygListHost, typeof gygListAttributes>) {
  const store = element.listing;
  const listing = useSyncExternalStore(store.subscribe, store.read);
  const around = useSurroundings(element);
  const language = options.language ?? around.language;
  const query = useQuery(options, language);
  const root = useRef<HTMLDivElement>(null);

  useEffect(() => {
    store.open(query);
    return () => store.close();
  }, [store, query]);
  useRefreshOnReturn(store);
  const keepFocus = useFocusAfterRetry(root, listing.status);
  const retry = () => {
    keepFocus();
    store.refresh();
  };

  const { shown, expected, unfold } = useFold(element, listing.status === 'ready' ? listing.gygs.length : 0);
  const total = listing.status === 'ready' ? listing.total : undefined;
  const gygs = listing.status === 'ready' ? listing.gygs : undefined;
  useEffect(() => {
    if (gygs && total !== undefined) element.dispatchEvent(new GygListLoadedEvent({ total }));
  }, [element, gygs, total]);

  const texts = gygListTexts[language];
  const theme = options.theme === 'auto' ? groundTheme(options.bg, around.theme) : options.theme;

  const style: CSSProperties & Record<'--face', string> = {
    '--face': around.face,
    width: `${options.width}%`,
    backgroundColor: options.bg,
  };

  if (listing.status === 'ready' && listing.gygs.length === 0) {
    return options.empty === '' ? null : (
      <p className={s.surface} style={style} data-theme={theme} part="empty">
        {options.empty}
      </p>
    );
  }
  return (
    <div
      ref={root}
      className={s.surface}
      part="base"
      lang={language}
      data-theme={theme}
      data-status={listing.status}
      data-filled={options.bg !== undefined || undefined}
      style={style}
    >
      <div className={s.content} aria-busy={listing.status === 'loading'}>
        {listing.status === 'loading' && (
          <GygListSkeleton row={options.row} count={expected ?? options.row} label={texts.loading} />
        )}
        {listing.status === 'failed' && (
          <GygListError
            code={listing.code}
            organization={options.organization}
            origin={query.api}
            texts={texts}
            onRetry={retry}
          />
        )}
        {listing.status === 'ready' && (
          <>
            <GygListCards
              {...{ element, options, texts, language, gygs: listing.gygs.slice(0, shown), origin: query.api }}
            />
            <GygListMore
              {...{ listing, shown, texts, list: root }}
              onMore={shown < listing.gygs.length ? unfold : () => store.more()}
            />
          </>
        )}
        {listing.status !== 'loading' && (
          <p className={s.footer} part="footer">
            {texts.poweredBy} <Link href={query.api}>Gyg</Link>
          </p>
        )}
      </div>
    </div>
  );
}
