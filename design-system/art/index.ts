export { baySvg } from './bay-svg';
export { drawnPictureSvg, drawnPictures } from './drawn-pictures';
export { type EmblemKind, emblemKinds, emblemSvg } from './emblem-svg';
export { goalGlyph } from './goal-glyphs';
export { type IconName, iconNames, icons } from './icons';
export { portraitSvg } from './portrait';
export { type SceneOptions, sceneSvg } from './scene';
export { compositionCount, type SceneKind, sceneKinds } from './scene-kinds';
export { type StoryOptions, storyFaces, storySvg } from './story';
