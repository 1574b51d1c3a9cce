export interface GygLoggedInDetail {
  /** The person's id on the platform. */
  id: string;
  name: string;
}

/** A visitor logged in on this page. */
export class GygLoggedInEvent extends CustomEvent<GygLoggedInDetail> {
  constructor(detail: GygLoggedInDetail) {
    super('gyg-logged-in', { detail, bubbles: true, composed: true });
  }
}

/** The visitor is no longer logged in on this page. */
export class GygLoggedOutEvent extends Event {
  constructor() {
    super('gyg-logged-out', { bubbles: true, composed: true });
  }
}

interface LoginEventMap {
  'gyg-logged-in': GygLoggedInEvent;
  'gyg-logged-out': GygLoggedOutEvent;
}

declare global {
  interface HTMLElementEventMap extends LoginEventMap {}
  interface DocumentEventMap extends LoginEventMap {}
}
