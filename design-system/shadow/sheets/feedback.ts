import bannerCss from '../../src/components/banner/banner.module.css?inline';
import buttonCss from '../../src/components/button/button.module.css?inline';
import iconButtonCss from '../../src/components/button/icon-button.module.css?inline';
import calloutCss from '../../src/components/callout/callout.module.css?inline';
import definitionListCss from '../../src/components/definition-list/definition-list.module.css?inline';
import iconCss from '../../src/components/icon/icon.module.css?inline';
import messageStateCss from '../../src/components/message-state/message-state.module.css?inline';
import meterCss from '../../src/components/meter/meter.module.css?inline';
import richTextCss from '../../src/components/rich-text/rich-text.module.css?inline';
import skeletonCss from '../../src/components/skeleton/skeleton.module.css?inline';
import visuallyHiddenCss from '../../src/components/visually-hidden/visually-hidden.module.css?inline';
import type { SheetTexts } from './sheet-texts';

// Style sheets of messages and running text; each lists the sheets that its component uses, in dependency
// order.

export const banner = (): SheetTexts => [iconCss, iconButtonCss, bannerCss];
export const callout = (): SheetTexts => [calloutCss];
export const definitionList = (): SheetTexts => [definitionListCss];
export const messageState = (): SheetTexts => [iconCss, buttonCss, messageStateCss];
export const meter = (): SheetTexts => [meterCss];
export const richText = (): SheetTexts => [richTextCss];
export const skeleton = (): SheetTexts => [skeletonCss];
export const textSkeleton = (): SheetTexts => [skeletonCss];
export const waiting = (): SheetTexts => [visuallyHiddenCss];
