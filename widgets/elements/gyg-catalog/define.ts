import { GygCatalogElement } from './gyg-catalog-element';

// A page may load two copies of this file, of the same or different versions. The first one wins.
if (!customElements.get('gyg-catalog')) customElements.define('gyg-catalog', GygCatalogElement);
