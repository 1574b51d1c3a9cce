import { cardSheets } from '@gyg/design-system/elements/small';
import { getJson } from '../../core/api';
import { cardAddress } from '../../core/card-address';
import { GygLoadedEvent, GygOpenEvent } from '../../core/light/card-events';
import { CardList } from '../../core/light/card-list';
import { lightElement } from '../../core/light/light-element';
import { readCard } from '../../core/read-cards';
import { gygCardElementOptions } from './gyg-card-options';

/** `<gyg-card gyg="ren-kust-bohuslan/spring-clean-up">`: one gyg, upright or wide by the space that it has. */
export class GygCardElement extends lightElement({ options: gygCardElementOptions, styles: cardSheets }) {
  readonly #list = new CardList(this, this.inside);

  /** Fetches the gyg again and shows the current one until then. Resolves when done, even if it failed. */
  refresh(): Promise<void> {
    return this.#list.listing.refresh();
  }

  draw(): void {
    this.#list.draw({
      options: { ...this.options, row: 1, limit: 1, empty: '' },
      withHost: true,
      isSingle: true,
      query: ({ origin }) => {
        const url = cardAddress(this, origin);
        if (url === undefined) return undefined;
        const fetchPage = async (_page: number, fresh: boolean, signal: AbortSignal) => ({
          cards: [readCard(await getJson(url, { signal, fresh }))],
          total: 1,
        });
        return { url, fetchPage };
      },
      onLoaded: ({ total }) => this.dispatchEvent(new GygLoadedEvent('gyg-card-loaded', { total })),
      onOpen: (detail) => this.dispatchEvent(new GygOpenEvent('gyg-card-open', detail)),
    });
  }

  leave(): void {
    this.#list.leave();
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'gyg-card': GygCardElement;
  }
}
