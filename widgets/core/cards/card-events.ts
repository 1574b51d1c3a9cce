export interface GygOpenDetail {
  id: string;
  title: string;
  /** The URL of the gyg's page. */
  url: string;
}

/** A visitor selected a gyg. Call `preventDefault()` to stop the navigation. */
export class GygOpenEvent extends CustomEvent<GygOpenDetail> {
  constructor(name: 'gyg-list-open' | 'gyg-card-open' | 'gyg-catalog-open', detail: GygOpenDetail) {
    super(name, { detail, bubbles: true, composed: true, cancelable: true });
  }
}

export interface GygLoadedDetail {
  /** How many gygs match in total, including those that are not shown yet. */
  total: number;
}

/** The gygs, a further page or a refreshed list are on the page. */
export class GygLoadedEvent extends CustomEvent<GygLoadedDetail> {
  constructor(name: 'gyg-list-loaded' | 'gyg-card-loaded' | 'gyg-catalog-loaded', detail: GygLoadedDetail) {
    super(name, { detail, bubbles: true, composed: true });
  }
}

interface CardEventMap {
  'gyg-list-open': GygOpenEvent;
  'gyg-card-open': GygOpenEvent;
  'gyg-catalog-open': GygOpenEvent;
  'gyg-list-loaded': GygLoadedEvent;
  'gyg-card-loaded': GygLoadedEvent;
  'gyg-catalog-loaded': GygLoadedEvent;
}

declare global {
  interface HTMLElementEventMap extends CardEventMap {}
  interface DocumentEventMap extends CardEventMap {}
}
