import { commonOptions } from '@gyg/contract/widgets';
import { cardSheets } from '@gyg/design-system/shadow/small';
import { asWritten } from '../../core/cards/as-written';
import { GygLoadedEvent, GygOpenEvent } from '../../core/cards/card-events';
import { CardList } from '../../core/cards/card-list';
import { Listed } from '../../core/cards/listing';
import { readCard } from '../../core/cards/read-cards';
import type { CardsHost, FetchCards } from '../../core/cards/use-listing';
import { getJson } from '../../core/client';
import { type ElementProps, reactElement } from '../../core/react-element';

const written = { gyg: asWritten('gyg'), ...commonOptions.cardOptions };

const fetchCards: FetchCards = async (address, how) => ({ cards: [readCard(await getJson(address, how))], total: 1 });

const GygCard = ({ element, options }: ElementProps<CardsHost, typeof written>) => (
  <CardList
    element={element}
    options={{ ...options, row: 1, limit: 1, empty: '' }}
    fetchCards={fetchCards}
    withHost
    isSingle
    onLoaded={({ total }) => element.dispatchEvent(new GygLoadedEvent('gyg-card-loaded', { total }))}
    onOpen={(detail) => element.dispatchEvent(new GygOpenEvent('gyg-card-open', detail))}
  />
);

/** `<gyg-card gyg="ren-kust-bohuslan/spring-clean-up">`: one gyg, upright or wide by the space that it has. */
export class GygCardElement extends reactElement({ component: GygCard, options: written, styles: cardSheets }) {
  readonly listing = new Listed();

  /** Fetches the gyg again and shows the current one until then. Resolves when done, even if it failed. */
  refresh(): Promise<void> {
    return this.listing.refresh();
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'gyg-card': GygCardElement;
  }
}
