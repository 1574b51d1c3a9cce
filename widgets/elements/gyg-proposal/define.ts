import { sessionOf } from '../../core/session';
import { GygProposalElement } from './gyg-proposal-element';

GygProposalElement.sessionOf = sessionOf;

// A page may load two copies of this file, of the same or different versions. The first one wins.
if (!customElements.get('gyg-proposal')) customElements.define('gyg-proposal', GygProposalElement);
