import type { GygLoadedEvent, GygOpenEvent } from '../../core/cards/card-events';
import type { GygListElement } from '../../elements/gyg-list/gyg-list';

/** What a partner's page shows. Each framework has a page that renders it with its own templates. */
export interface PageState {
  /** The platform's address, for all elements. */
  readonly api: string;
  /** Whether a `<gyg-list>` is on the page. */
  readonly hasList: boolean;
  readonly organization: string;
  /** A number as a property. */
  readonly row: number | undefined;
  /** A boolean as a property. */
  readonly win: boolean;
  /** A text as the attribute `when-empty`: a name that is not a property. */
  readonly whenEmpty: string | undefined;
  /** The text of a link inside the list; none if it is empty. */
  readonly link: string;
  /** Listens to `gyg-list-loaded`, as the framework's templates do. */
  readonly onLoaded: (event: GygLoadedEvent) => void;
  /** Listens to `gyg-list-open`. */
  readonly onOpen: (event: GygOpenEvent) => void;
  /** Is given the element of the list when it is rendered. */
  readonly keepList: (list: GygListElement) => void;
  /** The gyg of each `<gyg-card>`, which are told apart by it. */
  readonly gygs: readonly string[];
  /** Whether a `<gyg-need>` is on the page. */
  readonly hasNeed: boolean;
  /** A boolean as a property of an element on Preact. */
  readonly recipient: boolean;
}

/** A page that is shown. */
export interface ShownPage {
  /** Renders another state, and resolves when the framework has. */
  update(state: PageState): Promise<void>;
  unmount(): void;
}

/** Renders a page into an element of the document. */
export type ShowPage = (into: HTMLElement, state: PageState) => Promise<ShownPage>;
