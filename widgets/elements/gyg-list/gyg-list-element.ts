import { sheets, stylesFor } from '@gyg/design-system/elements';
import { portableStyle } from '../../core/portable-style';
import { reactElement } from '../../core/react-element';
import { GygList } from './gyg-list';
import ownStyle from './gyg-list.module.css?inline';
import { gygListAttributes } from './gyg-list-options';
import { GygListStore } from './gyg-list-store';
import layers from './layers.css?inline';

const drawn = stylesFor(
  sheets.cardGrid,
  sheets.gygCard,
  sheets.skeleton,
  sheets.button,
  sheets.link,
  sheets.visuallyHidden,
);

/**
 * `<gyg-list organization="ren-kust-bohuslan">`: an organisation's gygs on any web page. Attributes, events, parts and
 * custom properties are documented in widgets/README.md.
 *
 * @fires gyg-list-open - a visitor selected a gyg; `preventDefault()` stops the navigation
 * @fires gyg-list-loaded - the list is on the page
 */
export class GygListElement extends reactElement({
  component: GygList,
  attributes: gygListAttributes,
  styles: [layers, ...drawn.map(portableStyle), ownStyle],
}) {
  /** The state of the list, for the component that renders it. */
  readonly listing = new GygListStore();

  /** Fetches the gygs again and shows the current ones until then. Resolves when done, even if it failed. */
  refresh(): Promise<void> {
    return this.listing.refresh();
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'gyg-list': GygListElement;
  }
}
