import avatarCss from '../../src/components/avatar/avatar.module.css?inline';
import avatarGroupCss from '../../src/components/avatar/avatar-group.module.css?inline';
import badgeCss from '../../src/components/badge/badge.module.css?inline';
import cardGridCss from '../../src/components/card-grid/card-grid.module.css?inline';
import goalGridCss from '../../src/components/goal-grid/goal-grid.module.css?inline';
import goalIntroCss from '../../src/components/goal-grid/goal-intro.module.css?inline';
import goalPosterCss from '../../src/components/goal-poster/goal-poster.module.css?inline';
import goalLinkCss from '../../src/components/goal-tile/goal-link.module.css?inline';
import goalListCss from '../../src/components/goal-tile/goal-list.module.css?inline';
import goalTileCss from '../../src/components/goal-tile/goal-tile.module.css?inline';
import gygCardCss from '../../src/components/gyg-card/gyg-card.module.css?inline';
import iconCss from '../../src/components/icon/icon.module.css?inline';
import logoCss from '../../src/components/logo/logo.module.css?inline';
import offerCss from '../../src/components/offer/offer.module.css?inline';
import organizationCardCss from '../../src/components/organization-card/organization-card.module.css?inline';
import organizationTileCss from '../../src/components/organization-card/organization-tile.module.css?inline';
import personCardCss from '../../src/components/person-card/person-card.module.css?inline';
import pictureCss from '../../src/components/picture/picture.module.css?inline';
import skeletonCss from '../../src/components/skeleton/skeleton.module.css?inline';
import statTileCss from '../../src/components/stat-tile/stat-tile.module.css?inline';
import storyCardCss from '../../src/components/story-card/story-card.module.css?inline';
import visuallyHiddenCss from '../../src/components/visually-hidden/visually-hidden.module.css?inline';
import type { SheetTexts } from './sheet-texts';

// Style sheets of gyg, person and organisation cards and their pictures; each lists the sheets that its component uses,
// in dependency order.

export const avatar = (): SheetTexts => [avatarCss];
export const avatarGroup = (): SheetTexts => [avatarCss, avatarGroupCss];
export const badge = (): SheetTexts => [badgeCss];
export const goalGrid = (): SheetTexts => [goalTileCss, iconCss, goalGridCss];
export const goalIntro = (): SheetTexts => [goalTileCss, iconCss, goalGridCss, goalIntroCss];
export const goalLink = (): SheetTexts => [iconCss, goalLinkCss, goalTileCss];
export const goalList = (): SheetTexts => [iconCss, goalLinkCss, goalTileCss, goalListCss];
export const goalPoster = (): SheetTexts => [goalTileCss, goalPosterCss];
export const goalTile = (): SheetTexts => [goalTileCss];
export const gygCard = (): SheetTexts => [
  badgeCss,
  goalTileCss,
  goalPosterCss,
  iconCss,
  pictureCss,
  visuallyHiddenCss,
  gygCardCss,
];
export const icon = (): SheetTexts => [iconCss];
export const logo = (): SheetTexts => [logoCss];
export const offer = (): SheetTexts => [iconCss, offerCss];
export const organizationCard = (): SheetTexts => [avatarCss, organizationCardCss];
export const organizationTile = (): SheetTexts => [
  avatarCss,
  goalTileCss,
  goalPosterCss,
  pictureCss,
  skeletonCss,
  organizationTileCss,
];
export const personCard = (): SheetTexts => [avatarCss, personCardCss];
export const picture = (): SheetTexts => [pictureCss];
export const statTile = (): SheetTexts => [skeletonCss, statTileCss];
export const storyCard = (): SheetTexts => [badgeCss, pictureCss, storyCardCss];
export const storyGrid = (): SheetTexts => [cardGridCss, badgeCss, pictureCss, storyCardCss];
