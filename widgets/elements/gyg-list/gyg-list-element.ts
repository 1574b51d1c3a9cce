import type { AnswerOf } from '@gyg/contract';
import { cardSheets } from '@gyg/design-system/elements/small';
import { getJson } from '../../core/api';
import { cardAddress } from '../../core/card-address';
import { GygLoadedEvent, GygOpenEvent } from '../../core/light/card-events';
import { CardList } from '../../core/light/card-list';
import { lightElement } from '../../core/light/light-element';
import { readCards } from '../../core/read-cards';
import { gygListElementOptions } from './gyg-list-options';

/** `<gyg-list organization="ren-kust-bohuslan">`: an organisation's gygs on any web page, always current. */
export class GygListElement extends lightElement({ options: gygListElementOptions, styles: cardSheets }) {
  readonly #list = new CardList(this, this.inside);

  /** Fetches the gygs again and shows the current ones until then. Resolves when done, even if it failed. */
  refresh(): Promise<void> {
    return this.#list.listing.refresh();
  }

  draw(): void {
    const { options } = this;
    this.#list.draw({
      options,
      withHost: options.host === 'others',
      query: ({ origin }) => {
        const url = cardAddress(this, origin);
        if (url === undefined) return undefined;
        const fetchPage = async (page: number, fresh: boolean, signal: AbortSignal) =>
          readCards<AnswerOf<'listGygCards'>>(await getJson(cardAddress(this, origin, page) ?? url, { signal, fresh }));
        return { url, fetchPage };
      },
      onLoaded: ({ total }) => this.dispatchEvent(new GygLoadedEvent('gyg-list-loaded', { total })),
      onOpen: (detail) => this.dispatchEvent(new GygOpenEvent('gyg-list-open', detail)),
    });
  }

  leave(): void {
    this.#list.leave();
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'gyg-list': GygListElement;
  }
}
