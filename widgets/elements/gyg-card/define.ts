import { GygCardElement } from './gyg-card-element';

// A page may load two copies of this file, of the same or different versions. The first one wins.
if (!customElements.get('gyg-card')) customElements.define('gyg-card', GygCardElement);
