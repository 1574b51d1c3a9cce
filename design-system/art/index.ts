export { drawnPictureSvg, drawnPictures } from './drawn-pictures';
export { type EmblemKind, emblemKinds, emblemSvg } from './emblem-svg';
export { goalGlyph } from './goal-glyphs';
export { baySvg } from './hero/bay-svg';
export { type IconName, iconNames, icons } from './icons';
export { portraitSvg } from './people/portrait-svg';
export {
  compositionCount,
  type SceneKind,
  type SceneOptions,
  type StoryOptions,
  sceneKinds,
  sceneSvg,
  storyFaces,
  storySvg,
} from './scenes/index';
