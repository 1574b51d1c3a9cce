import { GygListElement } from './gyg-list-element';

// A page may load two copies of this file, of the same or different versions. The first one wins.
if (!customElements.get('gyg-list')) customElements.define('gyg-list', GygListElement);
