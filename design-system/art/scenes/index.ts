export { compositionCount, type SceneKind, sceneKinds } from './kinds';
export { type SceneOptions, sceneSvg } from './scene-svg';
export { type StoryOptions, storySvg } from './story-svg';
