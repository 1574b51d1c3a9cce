import cardGridCss from '../../src/components/card-grid/card-grid.module.css?inline';
import columnsCss from '../../src/components/layout/columns.module.css?inline';
import layoutCss from '../../src/components/layout/layout.module.css?inline';
import panelCss from '../../src/components/layout/panel.module.css?inline';
import visuallyHiddenCss from '../../src/components/visually-hidden/visually-hidden.module.css?inline';
import type { SheetTexts } from './sheet-texts';

// The sheets of what orders other things, and what is nowhere seen; each names what its component draws with, in the order that they build on each other.

export const cardGrid = (): SheetTexts => [cardGridCss];
export const columns = (): SheetTexts => [columnsCss];
export const measure = (): SheetTexts => [layoutCss];
export const panel = (): SheetTexts => [panelCss];
export const stack = (): SheetTexts => [layoutCss];
export const visuallyHidden = (): SheetTexts => [visuallyHiddenCss];
