import { GygVerifyElement } from './gyg-verify-element';

// A page may load two copies of this file, of the same or different versions. The first one wins.
if (!customElements.get('gyg-verify')) customElements.define('gyg-verify', GygVerifyElement);
