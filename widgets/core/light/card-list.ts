import type { GygCard } from '@gyg/contract';
import type { GygListOptions } from '@gyg/contract/widgets';
import { atFirst, columnsAt, wideFrom } from '@gyg/contract/widgets/room';
import { announceError } from '../error-event';
import { WidgetError } from '../widget-error';
import { card, waitingCard } from './card';
import type { GygOpenDetail } from './card-events';
import { el } from './dom';
import { failure, oldNote, poweredBy } from './failure';
import { holdHeight } from './hold-height';
import { type FetchPage, Listed, type Listing } from './listing';
import { type Around, dress, type SurfaceOptions, surface } from './surface';
import { cardTexts } from './texts';

export interface CardListInput {
  options: SurfaceOptions & Pick<GygListOptions, 'row' | 'limit' | 'empty' | 'win'>;
  /** Names the query: another one is fetched. Undefined if a required option is missing. */
  query: (around: Around) => { url: string; fetchPage: FetchPage } | undefined;
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

/** Milliseconds after which a list may be out of date when its tab becomes visible. */
const staleAfter = 30_000;

/** Draws gygs as cards in rows into an element, and fetches them. */
export class CardList {
  readonly listing = new Listed(() => this.#render());
  readonly #host: HTMLElement;
  readonly #root: ShadowRoot;
  readonly #base = surface();
  #input: CardListInput | undefined;
  #url: string | undefined;
  #drawn = '';
  #shown: Listing | undefined;
  #cards = new Map<string, HTMLElement>();
  #isFolded = true;
  /** The index of the card that gets focus when it is there. */
  #focus = -1;
  #release = () => {};
  readonly #size = new ResizeObserver(() => this.#render());
  readonly #returned = () => {
    const { state } = this.listing;
    const isStale = state.status === 'ready' && (state.isOld || Date.now() - state.at > staleAfter);
    if ((isStale || state.status === 'failed') && document.visibilityState === 'visible') this.listing.refresh();
  };

  constructor(host: HTMLElement, root: ShadowRoot) {
    this.#host = host;
    this.#root = root;
  }

  draw(input: CardListInput): void {
    this.#input = input;
    if (this.#url === undefined) {
      this.#size.observe(this.#host);
      document.addEventListener('visibilitychange', this.#returned);
      addEventListener('online', this.#returned);
    }
    const query = input.query(dress(this.#host, this.#base, input.options));
    const url = query?.url ?? '';
    if (this.#url === url) {
      this.#render();
      return;
    }
    this.#url = url;
    this.#isFolded = true;
    this.listing.open(query?.fetchPage ?? (() => Promise.reject(new WidgetError('option.missing'))));
  }

  leave(): void {
    this.#url = undefined;
    this.#size.disconnect();
    document.removeEventListener('visibilitychange', this.#returned);
    removeEventListener('online', this.#returned);
    this.listing.close();
    this.#root.replaceChildren();
  }

  #render(): void {
    const [input, base, { state }] = [this.#input, this.#base, this.listing];
    if (!input || this.#url === undefined) return;
    const around = dress(this.#host, base, input.options);
    if (!base.isConnected) this.#root.append(base);
    const columns = Math.min(input.options.row, columnsAt(base.clientWidth));
    const isNew = state !== this.#shown;
    const isNarrow = base.clientWidth <= wideFrom;
    const key = JSON.stringify([input, around, columns, isNarrow, this.#isFolded]);
    if (!isNew && key === this.#drawn) {
      if (!base.firstChild) base.remove();
      return;
    }
    const wasLoading = this.#shown?.status === 'loading';
    this.#drawn = key;
    this.#shown = state;

    const before = base.getBoundingClientRect().height;
    this.#release();
    const active = this.#root.activeElement;
    base.replaceChildren(...this.#content(input, around, columns));
    if (active?.isConnected && active instanceof HTMLElement) active.focus();
    if (!base.firstChild) base.remove();
    else if (wasLoading && state.status !== 'loading') this.#release = holdHeight(this.#host, base, before);
    this.#moveFocus();
    if (isNew) this.#announce(input, state);
  }

  #announce({ onLoaded }: CardListInput, state: Listing): void {
    if (state.status === 'loading') return;
    if (state.failure) announceError(this.#host, state.failure);
    else if (state.status === 'ready' && state.next === 'idle') onLoaded(state);
  }

  #content(input: CardListInput, around: Around, columns: number): HTMLElement[] {
    const { state } = this.listing;
    const { options, withHost, hasName, isSingle } = input;
    const texts = cardTexts[around.language];
    const first = options.limit ?? atFirst(columns);
    const isWide = isSingle && this.#base.clientWidth > wideFrom;
    const grid = (values: Record<string, string>, children: readonly HTMLElement[]) => {
      const made = el('ul', { class: isWide ? 'grid wide' : 'grid', ...values }, ...children);
      made.style.setProperty('--columns', `${columns}`);
      return made;
    };
    if (state.status === 'failed') {
      const retry = () => {
        this.#focus = 0;
        this.listing.refresh();
      };
      return [failure(this.#host, around, retry)];
    }
    if (state.status === 'loading') {
      const waiting = [...Array(first)].map(() => el('li', {}, waitingCard(withHost)));
      return [
        ...(hasName ? [el('div', { class: 'head' })] : []),
        grid({ 'aria-hidden': 'true' }, waiting),
        el('div', { class: 'foot' }, el('p', { class: 'hid', role: 'status' }, texts.loading)),
      ];
    }
    if (state.cards.length === 0) return options.empty === '' ? [] : [el('p', { part: 'empty' }, options.empty)];

    const shown = this.#isFolded ? state.cards.slice(0, first) : state.cards;
    const rest = state.total - shown.length;
    const isBusy = state.next === 'busy';
    const more = () => {
      this.#focus = shown.length;
      this.#isFolded = false;
      if (shown.length < state.cards.length) this.#render();
      else this.listing.more();
    };
    const cards = shown.map((gyg) => el('li', {}, this.#card(gyg, around, columns, input)));
    const head = [el('h2', { part: 'heading' }, state.name), el('p', {}, texts.gygs(state.total))];
    return [
      ...(hasName ? [el('div', { class: 'head' }, ...head)] : []),
      ...(state.isOld ? [oldNote(around, state.at)] : []),
      grid({ part: 'list', 'aria-label': texts.list }, cards),
      el(
        'div',
        { class: 'foot' },
        !isSingle && el('p', { class: 'hid', role: 'status' }, texts.shown(shown.length, state.total)),
        state.next === 'failed' && el('span', { role: 'alert' }, texts.moreFailed),
        rest > 0 &&
          el(
            'button',
            { type: 'button', part: 'button', click: more, 'aria-disabled': isBusy },
            isBusy ? texts.busy : texts.more(rest),
          ),
        poweredBy(around),
      ),
    ];
  }

  /** A card that did not change keeps its nodes, and with them its picture and focus. */
  #card(gyg: GygCard, around: Around, columns: number, { options, withHost, onOpen }: CardListInput): HTMLElement {
    const look = { ...around, win: options.win, withHost };
    const key = JSON.stringify([gyg, look]);
    const { id, title } = gyg;
    const sizes = `${Math.ceil(this.#base.clientWidth / columns)}px`;
    const made = this.#cards.get(key) ?? card(gyg, look, sizes, (url) => onOpen({ id, title, url }));
    this.#cards.set(key, made);
    return made;
  }

  #moveFocus(): void {
    const { state } = this.listing;
    if (this.#focus < 0 || state.status === 'loading' || (state.status === 'ready' && state.next === 'busy')) return;
    const to = this.#root.querySelectorAll<HTMLElement>('article a')[this.#focus];
    (to ?? this.#root.querySelector('button'))?.focus();
    this.#focus = -1;
  }
}
