import { GygLoginElement } from './gyg-login-element';

// A page may load two copies of this file, of the same or different versions. The first one wins.
if (!customElements.get('gyg-login')) customElements.define('gyg-login', GygLoginElement);
