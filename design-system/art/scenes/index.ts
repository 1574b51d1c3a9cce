export { compositionCount, type SceneKind, sceneKinds } from './kinds';
export { type SceneOptions, sceneSvg } from './scene-svg';
export { type StoryOptions, storyFaces, storySvg } from './story-svg';
