export interface GygListOpenDetail {
  id: string;
  title: string;
  /** The URL of the gyg's page. */
  url: string;
}

/** A visitor selected a gyg. Call `preventDefault()` to stop the navigation. */
export class GygListOpenEvent extends CustomEvent<GygListOpenDetail> {
  constructor(detail: GygListOpenDetail) {
    super('gyg-list-open', { detail, bubbles: true, composed: true, cancelable: true });
  }
}

export interface GygListLoadedDetail {
  /** How many gygs match in total, including further pages. */
  total: number;
}

/** The list, or a refreshed list, is on the page. */
export class GygListLoadedEvent extends CustomEvent<GygListLoadedDetail> {
  constructor(detail: GygListLoadedDetail) {
    super('gyg-list-loaded', { detail, bubbles: true, composed: true });
  }
}

declare global {
  interface HTMLElementEventMap {
    'gyg-list-open': GygListOpenEvent;
    'gyg-list-loaded': GygListLoadedEvent;
  }
}
