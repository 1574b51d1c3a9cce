import { gygNeedOptions } from '@gyg/contract/widgets';
import { sheets, stylesFor } from '@gyg/design-system/elements';
import { portableStyle } from '../../core/portable-style';
import frameStyle from '../../core/preact/frame.module.css?inline';
import layers from '../../core/preact/layers.css?inline';
import { reactElement } from '../../core/react-element';
import type { Session } from '../../core/session';
import { GygNeed } from './gyg-need';
import ownStyle from './gyg-need.module.css?inline';

// The sheets of what people see who are logged in are in need-visitor.tsx.
const drawn = stylesFor(sheets.button, sheets.link);

/**
 * `<gyg-need gyg="ren-kust/shore" need="…">`: books one need of a gyg, or with `recipient` a place as a recipient,
 * without leaving the page. The visitor logs in in a window of the platform; this page never sees the password. Content
 * of the tag is shown if the platform cannot be reached.
 *
 * @attr {string} gyg - the gyg's id, or `organisation/gyg` as in the address of its page
 * @attr {string} need - the need's id, from the address of its invitation
 * @attr {boolean} recipient - books a place as a recipient of the gyg instead of a need
 * @attr {string} bg - background, a hex colour with or without `#`
 * @attr {number} width - width in per cent of the available space
 * @attr {'en'|'sv'} language - the nearest `lang` of your page by default
 * @attr {'light'|'dark'|'auto'} theme - `auto` follows your page
 * @attr {string} api - a platform other than the script's
 *
 * @slot - what visitors see if the need cannot be loaded
 *
 * @fires {GygNeedBookEvent} gyg-need-book - the visitor is about to book; `preventDefault()` stops it
 * @fires {GygNeedBookedEvent} gyg-need-booked - the visitor has booked
 * @fires {GygNeedCancelledEvent} gyg-need-cancelled - the visitor has cancelled their booking
 * @fires {GygErrorEvent} gyg-error - something could not be loaded or sent
 *
 * @csspart base - the whole element
 * @csspart card - the surface
 * @csspart head - title, gyg and how much is left
 * @csspart title - the need's title
 * @csspart left - how much is left
 * @csspart facts - when, how long, where and for whom
 * @csspart body - everything below the facts
 * @csspart visitor - who is logged in
 * @csspart form - the form to book, to join the waiting list, or to cancel
 * @csspart button - each button
 * @csspart link - each link that looks like a button
 * @csspart note - what has been booked, or why it cannot be
 * @csspart message - an error, or that the need is gone
 * @csspart calendars - the links to calendars
 * @csspart error - around your content if the need cannot be loaded
 * @csspart footer - the line with the platform's name
 *
 * @cssprop [--gyg-accent] - the colour of buttons and links
 * @cssprop [--gyg-font] - the font
 * @cssprop [--gyg-radius=10px] - the corner radius of the card, fields and buttons
 * @cssprop [--gyg-surface] - the background of the card
 * @cssprop [--gyg-min-height] - height reserved while the need loads
 */
export class GygNeedElement extends reactElement({
  component: GygNeed,
  attributes: gygNeedOptions,
  styles: [layers, ...drawn.map(portableStyle), frameStyle, ownStyle],
}) {
  /** The session of this page at a platform. The file that defines the element sets it. */
  static sessionOf: (api: string) => Session;

  /** For the component that renders the element. */
  readonly sessionAt = (api: string): Session => GygNeedElement.sessionOf(api);
}

declare global {
  interface HTMLElementTagNameMap {
    'gyg-need': GygNeedElement;
  }
}
