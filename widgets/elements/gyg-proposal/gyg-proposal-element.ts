import { gygProposalOptions } from '@gyg/contract/widgets';
import { sheets, stylesFor } from '@gyg/design-system/elements';
import { portableStyle } from '../../core/portable-style';
import frameStyle from '../../core/preact/frame.module.css?inline';
import layers from '../../core/preact/layers.css?inline';
import { reactElement } from '../../core/react-element';
import type { Session } from '../../core/session';
import { GygProposal } from './gyg-proposal';
import ownStyle from './gyg-proposal.module.css?inline';

// The sheets of the form are in proposal-visitor.tsx.
const drawn = stylesFor(sheets.button, sheets.link);

/**
 * `<gyg-proposal organization="ren-kust-bohuslan">`: the call to propose a gyg to an organisation, and its form. Shows
 * nothing while the organisation does not accept proposals. The visitor logs in in a window of the platform; this page
 * never sees the password. Content of the tag is shown if the platform cannot be reached.
 *
 * @attr {string} organization - the organisation's friendly url (the last part of `/go/…`) or its id
 * @attr {boolean} open - shows the form at once, to people who are logged in
 * @attr {string} bg - background, a hex colour with or without `#`
 * @attr {number} width - width in per cent of the available space
 * @attr {'en'|'sv'} language - the nearest `lang` of your page by default
 * @attr {'light'|'dark'|'auto'} theme - `auto` follows your page
 * @attr {string} api - a platform other than the script's
 *
 * @slot - what visitors see if the organisation cannot be loaded
 *
 * @fires {GygProposalSubmitEvent} gyg-proposal-submit - the visitor is about to send a proposal; `preventDefault()` stops it
 * @fires {GygProposalSubmittedEvent} gyg-proposal-submitted - a proposal was sent
 * @fires {GygErrorEvent} gyg-error - something could not be loaded or sent
 *
 * @csspart base - the whole element
 * @csspart card - the surface
 * @csspart call - title, text and button
 * @csspart title - the title
 * @csspart columns - the form with its help
 * @csspart help - the organisation's help
 * @csspart visitor - who is logged in
 * @csspart form - the form
 * @csspart dialog - the form over the page, where the element is narrower than 460 px
 * @csspart button - each button
 * @csspart note - that a proposal was sent
 * @csspart message - an error
 * @csspart error - around your content if the organisation cannot be loaded
 * @csspart footer - the line with the platform's name
 *
 * @cssprop [--gyg-accent] - the colour of buttons and links
 * @cssprop [--gyg-font] - the font
 * @cssprop [--gyg-radius=10px] - the corner radius of the card, fields and buttons
 * @cssprop [--gyg-surface] - the background of the card
 * @cssprop [--gyg-min-height] - height reserved while the organisation loads
 */
export class GygProposalElement extends reactElement({
  component: GygProposal,
  attributes: gygProposalOptions,
  styles: [layers, ...drawn.map(portableStyle), frameStyle, ownStyle],
}) {
  /** The session of this page at a platform. The file that defines the element sets it. */
  static sessionOf: (api: string) => Session;

  /** For the component that renders the element. */
  readonly sessionAt = (api: string): Session => GygProposalElement.sessionOf(api);
}

declare global {
  interface HTMLElementTagNameMap {
    'gyg-proposal': GygProposalElement;
  }
}
