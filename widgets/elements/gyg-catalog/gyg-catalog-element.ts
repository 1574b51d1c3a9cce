import type { AnswerOf } from '@gyg/contract';
import { cardSheets } from '@gyg/design-system/elements/small';
import { getJson } from '../../core/api';
import { cardAddress } from '../../core/card-address';
import { GygLoadedEvent, GygOpenEvent } from '../../core/light/card-events';
import { CardList } from '../../core/light/card-list';
import { lightElement } from '../../core/light/light-element';
import { readCards } from '../../core/read-cards';
import { gygCatalogElementOptions } from './gyg-catalog-options';

/** `<gyg-catalog catalog="kastanjeskolan/summer">`: the gygs of a catalogue in its order, below its name. */
export class GygCatalogElement extends lightElement({ options: gygCatalogElementOptions, styles: cardSheets }) {
  readonly #list = new CardList(this, this.inside);

  /** Fetches the catalogue again and shows the current one until then. Resolves when done, even if it failed. */
  refresh(): Promise<void> {
    return this.#list.listing.refresh();
  }

  draw(): void {
    this.#list.draw({
      options: this.options,
      withHost: true,
      hasName: true,
      query: ({ origin }) => {
        const url = cardAddress(this, origin);
        if (url === undefined) return undefined;
        const fetchPage = async (_page: number, fresh: boolean, signal: AbortSignal) =>
          readCards<AnswerOf<'listCatalogCards'>>(await getJson(url, { signal, fresh }));
        return { url, fetchPage };
      },
      onLoaded: ({ total }) => this.dispatchEvent(new GygLoadedEvent('gyg-catalog-loaded', { total })),
      onOpen: (detail) => this.dispatchEvent(new GygOpenEvent('gyg-catalog-open', detail)),
    });
  }

  leave(): void {
    this.#list.leave();
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'gyg-catalog': GygCatalogElement;
  }
}
