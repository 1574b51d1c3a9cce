import { GygPasswordElement } from './gyg-password-element';

// A page may load two copies of this file, of the same or different versions. The first one wins.
if (!customElements.get('gyg-password')) customElements.define('gyg-password', GygPasswordElement);
