import { sessionOf } from '../../core/session';
import { GygNeedElement } from './gyg-need-element';

GygNeedElement.sessionOf = sessionOf;

// A page may load two copies of this file, of the same or different versions. The first one wins.
if (!customElements.get('gyg-need')) customElements.define('gyg-need', GygNeedElement);
