import { GygListElement } from './gyg-list-element';

// A page may hold two copies of this file, of one version or of two: the first one counts.
if (!customElements.get('gyg-list')) customElements.define('gyg-list', GygListElement);
