import cardGridCss from '../../src/components/card-grid/card-grid.module.css?inline';
import columnsCss from '../../src/components/layout/columns.module.css?inline';
import layoutCss from '../../src/components/layout/layout.module.css?inline';
import panelCss from '../../src/components/layout/panel.module.css?inline';
import visuallyHiddenCss from '../../src/components/visually-hidden/visually-hidden.module.css?inline';
import type { SheetTexts } from './sheet-texts';

// Style sheets of layout components and hidden text; each lists the sheets that its component uses, in dependency
// order.

export const cardGrid = (): SheetTexts => [cardGridCss];
export const columns = (): SheetTexts => [columnsCss];
export const measure = (): SheetTexts => [layoutCss];
export const panel = (): SheetTexts => [panelCss];
export const stack = (): SheetTexts => [layoutCss];
export const visuallyHidden = (): SheetTexts => [visuallyHiddenCss];
