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
 * `<gyg-list organization="ren-kust-bohuslan">`: an organisation's gygs on any web page (specification 2.1). Attributes,
 * events, parts and custom properties are in widgets/README.md.
 *
 * @fires gyg-list-open - a visitor chose a gyg; preventing its default keeps the page from going there
 * @fires gyg-list-loaded - the list is on the page
 */
export class GygListElement extends reactElement({
  component: GygList,
  attributes: gygListAttributes,
  styles: [layers, ...drawn.map(portableStyle), ownStyle],
}) {
  /** What the list holds; for the component that draws it. */
  readonly listing = new GygListStore();

  /** Fetches the gygs again; the current ones stay meanwhile. Resolves when done, whether or not it succeeded. */
  refresh(): Promise<void> {
    return this.listing.refresh();
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'gyg-list': GygListElement;
  }
}
