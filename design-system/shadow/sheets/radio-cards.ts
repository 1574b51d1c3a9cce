import fieldCss from '../../src/components/field/field.module.css?inline';
import iconCss from '../../src/components/icon/icon.module.css?inline';
import radioCardsCss from '../../src/components/radio-cards/radio-cards.module.css?inline';
import type { SheetTexts } from './sheet-texts';

// Apart from other fields, which elements load without these.

export const radioCards = (): SheetTexts => [iconCss, fieldCss, radioCardsCss];
