import buttonCss from '../../src/components/button/button.module.css?inline';
import iconButtonCss from '../../src/components/button/icon-button.module.css?inline';
import dialogCss from '../../src/components/dialog/dialog.module.css?inline';
import iconCss from '../../src/components/icon/icon.module.css?inline';
import type { SheetTexts } from './sheet-texts';

// Apart from buttons and messages, which many elements load without a dialog.

export const modal = (): SheetTexts => [iconCss, iconButtonCss, dialogCss];
export const dialog = (): SheetTexts => [iconCss, buttonCss, iconButtonCss, dialogCss];
