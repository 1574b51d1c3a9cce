import type { GygListOptions } from '@gyg/contract/widgets';
import { atFirst, columnsAt, wideFrom } from '@gyg/contract/widgets/height';
import { SmallButton } from '@gyg/design-system/shadow/small';
import { type CSSProperties, type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { announceError } from '../error-event';
import { useSize } from '../preact/use-size';
import { Surface } from '../surface';
import { type Around, type CommonOptions, useAround } from '../use-around';
import { Card, WaitingCard } from './card';
import type { GygOpenDetail } from './card-events';
import { cardTexts } from './card-texts';
import { Failure, OldNote, PoweredBy } from './failure';
import { holdHeight } from './hold-height';
import type { Listing } from './listing';
import { type CardsHost, type FetchCards, useListing } from './use-listing';

interface CardListProps {
  element: CardsHost;
  options: CommonOptions & Pick<GygListOptions, 'row' | 'limit' | 'empty' | 'win'>;
  /** The same function for each rendering. */
  fetchCards: FetchCards;
  /** Whether cards name the host. */
  withHost: boolean;
  /** One card, which is wide where there is room. */
  isSingle?: boolean;
  /** Whether the list has a name above it. */
  hasName?: boolean;
  onLoaded: (page: { total: number }) => void;
  /** A visitor selected a gyg. Returns whether to open it. */
  onOpen: (detail: GygOpenDetail) => boolean;
}

/** Tells the page about each new state, once what it shows is there. */
function useAnnounced(element: HTMLElement, state: Listing, onLoaded: CardListProps['onLoaded']): void {
  const announced = useRef<Listing>(undefined);
  useLayoutEffect(() => {
    if (announced.current === state) return;
    announced.current = state;
    if (state.status === 'loading') return;
    if (state.failure) announceError(element, state.failure);
    else if (state.status === 'ready' && state.next === 'idle') onLoaded(state);
  });
}

/** Keeps the height that was reserved, if less came (`holdHeight`). */
function useHeldHeight(element: HTMLElement, base: RefObject<HTMLElement | null>, state: Listing): void {
  const before = useRef<Listing>(state);
  // What is on the page now is what is replaced.
  const height = before.current.status === 'loading' ? base.current?.getBoundingClientRect().height : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the height is that of the moment
  useLayoutEffect(() => {
    const hasCome = before.current.status === 'loading' && state.status !== 'loading';
    before.current = state;
    return hasCome && base.current && height !== undefined ? holdHeight(element, base.current, height) : undefined;
  }, [element, base, state]);
}

/** Moves the focus to a card: returns a function that says to which one, as soon as nothing is being fetched. */
function useFocusCard({ shadowRoot }: HTMLElement, state: Listing): (index: number) => void {
  const asked = useRef<number>(undefined);
  useLayoutEffect(() => {
    const index = asked.current;
    if (index === undefined || state.status === 'loading' || (state.status === 'ready' && state.next === 'busy'))
      return;
    asked.current = undefined;
    const to = shadowRoot?.querySelectorAll<HTMLElement>('article a')[index];
    (to ?? shadowRoot?.querySelector('button'))?.focus();
  });
  return (index) => {
    asked.current = index;
  };
}

/** Gygs as cards in rows. */
export function CardList(props: CardListProps) {
  const { element, options, fetchCards, withHost, isSingle = false, hasName = false, onLoaded, onOpen } = props;
  const around = useAround(element, options);
  const [state, url] = useListing(element, around.origin, fetchCards);
  const base = useRef<HTMLDivElement>(null);
  const widthNow = () => base.current?.clientWidth ?? (element.clientWidth * options.width) / 100;
  const columns = useSize(element, () => Math.min(options.row, columnsAt(widthNow())));
  const isWide = useSize(element, () => isSingle && widthNow() > wideFrom);
  // Another query begins with the first rows again.
  const [unfolded, setUnfolded] = useState<string>();
  useHeldHeight(element, base, state);
  const focusCard = useFocusCard(element, state);
  useAnnounced(element, state, onLoaded);

  const texts = cardTexts[around.language];
  const first = options.limit ?? atFirst(columns);
  const surface = (children: ReactNode) => (
    <Surface ref={base} around={around} options={options}>
      {children}
    </Surface>
  );
  if (state.status === 'failed') {
    const retry = () => {
      focusCard(0);
      void element.listing.refresh();
    };
    return surface(<Failure element={element} around={around} onRetry={retry} />);
  }
  if (state.status === 'loading') {
    return surface(
      <>
        {hasName && <div className="head" />}
        <Grid columns={columns} isWide={isWide}>
          {[...Array(first)].map((_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same
            <li key={index}>
              <WaitingCard withHost={withHost} />
            </li>
          ))}
        </Grid>
        <div className="foot">
          <p className="hid" role="status">
            {texts.loading}
          </p>
        </div>
      </>,
    );
  }
  if (state.cards.length === 0) return options.empty === '' ? null : surface(<p part="empty">{options.empty}</p>);

  const shown = unfolded === url ? state.cards : state.cards.slice(0, first);
  const more = () => {
    focusCard(shown.length);
    setUnfolded(url);
    if (shown.length === state.cards.length) void element.listing.more();
  };
  return surface(
    <>
      {hasName && (
        <div className="head">
          <h2 part="heading">{state.name}</h2>
          <p>{texts.gygs(state.total)}</p>
        </div>
      )}
      {state.isOld && <OldNote language={around.language} at={state.at} />}
      <Grid columns={columns} isWide={isWide} label={texts.list}>
        {shown.map((gyg) => (
          <li key={gyg.id}>
            <Card
              {...{ gyg, around, withHost, onOpen }}
              sizes={`${Math.ceil(widthNow() / columns)}px`}
              win={options.win}
            />
          </li>
        ))}
      </Grid>
      <Foot around={around} state={state} shown={shown.length} isSingle={isSingle} onMore={more} />
    </>,
  );
}

interface GridProps {
  columns: number;
  isWide: boolean;
  /** Without one, the list is hidden from screen readers. */
  label?: string;
  children: ReactNode;
}

function Grid({ columns, isWide, label, children }: GridProps) {
  const style: CSSProperties & Record<'--columns', string> = { '--columns': `${columns}` };
  const named = label === undefined ? { 'aria-hidden': true } : { part: 'list', 'aria-label': label };
  return (
    <ul className={isWide ? 'grid wide' : 'grid'} {...named} style={style}>
      {children}
    </ul>
  );
}

interface FootProps {
  around: Around;
  state: Extract<Listing, { status: 'ready' }>;
  shown: number;
  isSingle: boolean;
  onMore: () => void;
}

function Foot({ around, state, shown, isSingle, onMore }: FootProps) {
  const texts = cardTexts[around.language];
  const rest = state.total - shown;
  const isBusy = state.next === 'busy';
  return (
    <div className="foot">
      {!isSingle && (
        <p className="hid" role="status">
          {texts.shown(shown, state.total)}
        </p>
      )}
      {state.next === 'failed' && <span role="alert">{texts.moreFailed}</span>}
      {rest > 0 && (
        <SmallButton part="button" isOff={isBusy} onClick={onMore}>
          {isBusy ? texts.busy : texts.more(rest)}
        </SmallButton>
      )}
      <PoweredBy around={around} />
    </div>
  );
}
