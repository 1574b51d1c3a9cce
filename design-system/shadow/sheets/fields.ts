import bannerCss from '../../src/components/banner/banner.module.css?inline';
import buttonCss from '../../src/components/button/button.module.css?inline';
import iconButtonCss from '../../src/components/button/icon-button.module.css?inline';
import dateTimeFieldCss from '../../src/components/date-time-field/date-time-field.module.css?inline';
import errorSummaryCss from '../../src/components/error-summary/error-summary.module.css?inline';
import fieldCss from '../../src/components/field/field.module.css?inline';
import fieldGroupCss from '../../src/components/field-group/field-group.module.css?inline';
import goalPickerCss from '../../src/components/goal-picker/goal-picker.module.css?inline';
import goalTileCss from '../../src/components/goal-tile/goal-tile.module.css?inline';
import iconCss from '../../src/components/icon/icon.module.css?inline';
import passwordFieldCss from '../../src/components/password-field/password-field.module.css?inline';
import searchFieldCss from '../../src/components/search-field/search-field.module.css?inline';
import selectFieldCss from '../../src/components/select-field/select-field.module.css?inline';
import textAreaCss from '../../src/components/text-area/text-area.module.css?inline';
import textFieldCss from '../../src/components/text-field/text-field.module.css?inline';
import visuallyHiddenCss from '../../src/components/visually-hidden/visually-hidden.module.css?inline';
import type { SheetTexts } from './sheet-texts';

// Style sheets of form fields; each lists the sheets that its component uses, in dependency order.

export const dateField = (): SheetTexts => [iconCss, fieldCss, dateTimeFieldCss];
export const dateTimeField = (): SheetTexts => [iconCss, fieldCss, fieldGroupCss, dateTimeFieldCss];
export const dateTimeRange = (): SheetTexts => [iconCss, fieldCss, fieldGroupCss, dateTimeFieldCss];
export const errorSummary = (): SheetTexts => [iconCss, iconButtonCss, bannerCss, errorSummaryCss];
export const field = (): SheetTexts => [iconCss, fieldCss];
export const fieldGroup = (): SheetTexts => [iconCss, fieldCss, fieldGroupCss];
export const goalPicker = (): SheetTexts => [goalTileCss, iconCss, goalPickerCss];
export const passwordField = (): SheetTexts => [iconCss, fieldCss, passwordFieldCss];
export const searchField = (): SheetTexts => [iconCss, buttonCss, iconButtonCss, searchFieldCss];
export const selectField = (): SheetTexts => [iconCss, fieldCss, selectFieldCss];
export const textArea = (): SheetTexts => [iconCss, fieldCss, textAreaCss, visuallyHiddenCss];
export const textField = (): SheetTexts => [iconCss, fieldCss, textFieldCss];
