import accordionCss from '../../src/components/accordion/accordion.module.css?inline';
import buttonCss from '../../src/components/button/button.module.css?inline';
import iconButtonCss from '../../src/components/button/icon-button.module.css?inline';
import choiceListCss from '../../src/components/choice-list/choice-list.module.css?inline';
import disclosureCss from '../../src/components/disclosure/disclosure.module.css?inline';
import iconCss from '../../src/components/icon/icon.module.css?inline';
import linkCss from '../../src/components/link/link.module.css?inline';
import pagerCss from '../../src/components/pager/pager.module.css?inline';
import shareRowCss from '../../src/components/share-row/share-row.module.css?inline';
import stepperCss from '../../src/components/stepper/stepper.module.css?inline';
import type { SheetTexts } from './sheet-texts';

// Style sheets of interactive and navigation components; each lists the sheets that its component uses, in dependency
// order.

export const accordion = (): SheetTexts => [iconCss, disclosureCss, accordionCss];
export const button = (): SheetTexts => [iconCss, buttonCss];
export const choiceList = (): SheetTexts => [iconCss, choiceListCss];
export const disclosure = (): SheetTexts => [iconCss, disclosureCss];
export const iconButton = (): SheetTexts => [iconCss, iconButtonCss];
export const link = (): SheetTexts => [iconCss, linkCss];
export const listFoot = (): SheetTexts => [iconCss, pagerCss];
export const moreLink = (): SheetTexts => [iconCss, linkCss];
export const pager = (): SheetTexts => [iconCss, pagerCss];
export const shareRow = (): SheetTexts => [iconCss, shareRowCss];
export const stepper = (): SheetTexts => [iconCss, stepperCss];
