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

const written = {
  organization: asWritten('organization'),
  host: asWritten('host'),
  states: asWritten('states'),
  tags: asWritten('tags'),
  goals: asWritten('goals'),
  sort: asWritten('sort'),
  ...commonOptions.cardListOptions,
};

const fetchCards: FetchCards = async (address, how) => readCards<AnswerOf<'listGygCards'>>(await getJson(address, how));

const GygList = ({ element, options }: ElementProps<CardsHost, typeof written>) => (
  <CardList
    element={element}
    options={options}
    fetchCards={fetchCards}
    withHost={options.host === 'others'}
    onLoaded={({ total }) => element.dispatchEvent(new GygLoadedEvent('gyg-list-loaded', { total }))}
    onOpen={(detail) => element.dispatchEvent(new GygOpenEvent('gyg-list-open', detail))}
  />
);

/** `<gyg-list organization="ren-kust-bohuslan">`: an organisation's gygs on any web page, always current. */
export class GygListElement extends reactElement({ component: GygList, options: written, styles: cardSheets }) {
  readonly listing = new Listed();

  /** Fetches the gygs again and shows the current ones until then. Resolves when done, even if it failed. */
  refresh(): Promise<void> {
    return this.listing.refresh();
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'gyg-list': GygListElement;
  }
}
