export interface GygListOpenDetail {
  id: string;
  title: string;
  /** Where the gyg's page is. */
  url: string;
}

/** A visitor chose a gyg. Prevent its default to keep the page from going there. */
export class GygListOpenEvent extends CustomEvent<GygListOpenDetail> {
  constructor(detail: GygListOpenDetail) {
    super('gyg-list-open', { detail, bubbles: true, composed: true, cancelable: true });
  }
}

export interface GygListLoadedDetail {
  /** How many gygs match in all, more than are shown where there are further pages. */
  total: number;
}

/** The list, or a renewed one, is on the page. */
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
