import boxFieldCss from '../../src/components/checkbox/box-field.module.css?inline';
import checkboxCss from '../../src/components/checkbox/checkbox.module.css?inline';
import fieldCss from '../../src/components/field/field.module.css?inline';
import fieldGroupCss from '../../src/components/field-group/field-group.module.css?inline';
import iconCss from '../../src/components/icon/icon.module.css?inline';
import type { SheetTexts } from './sheet-texts';

// Apart from other fields, which elements load without these.

export const checkbox = (): SheetTexts => [iconCss, fieldCss, boxFieldCss, checkboxCss];
export const checkboxGroup = (): SheetTexts => [iconCss, fieldCss, fieldGroupCss, boxFieldCss, checkboxCss];
