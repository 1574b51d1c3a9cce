import type { AnswerOf } from '@gyg/contract';
import { commonOptions } from '@gyg/contract/widgets';
import { cardSheets } from '@gyg/design-system/shadow/small';
import { asWritten } from '../../core/cards/as-written';
import { GygLoadedEvent, GygOpenEvent } from '../../core/cards/card-events';
import { CardList } from '../../core/cards/card-list';
import { Listed } from '../../core/cards/listing';
import { readCards } from '../../core/cards/read-cards';
import type { CardsHost, FetchCards } from '../../core/cards/use-listing';
import { getJson } from '../../core/client';
import { type ElementProps, reactElement } from '../../core/react-element';

const written = { catalog: asWritten('catalog'), ...commonOptions.cardListOptions };

const fetchCards: FetchCards = async (address, how) =>
  readCards<AnswerOf<'listCatalogCards'>>(await getJson(address, how));

const GygCatalog = ({ element, options }: ElementProps<CardsHost, typeof written>) => (
  <CardList
    element={element}
    options={options}
    fetchCards={fetchCards}
    withHost
    hasName
    onLoaded={({ total }) => element.dispatchEvent(new GygLoadedEvent('gyg-catalog-loaded', { total }))}
    onOpen={(detail) => element.dispatchEvent(new GygOpenEvent('gyg-catalog-open', detail))}
  />
);

/** `<gyg-catalog catalog="kastanjeskolan/summer">`: the gygs of a catalogue in its order, below its name. */
export class GygCatalogElement extends reactElement({ component: GygCatalog, options: written, styles: cardSheets }) {
  readonly listing = new Listed();

  /** Fetches the catalogue again and shows the current one until then. Resolves when done, even if it failed. */
  refresh(): Promise<void> {
    return this.listing.refresh();
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'gyg-catalog': GygCatalogElement;
  }
}
