import { GygSignupElement } from './gyg-signup-element';

// A page may load two copies of this file, of the same or different versions. The first one wins.
if (!customElements.get('gyg-signup')) customElements.define('gyg-signup', GygSignupElement);
