export { goalGlyph } from './goal-glyphs';
export { type IconName, iconNames, icons } from './icons';
