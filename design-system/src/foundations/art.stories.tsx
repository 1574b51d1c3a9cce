import type { Meta, StoryObj } from '@storybook/react-vite';
import { compositionCount, emblemKinds, sceneKinds } from '../../art/index';
import { goalColour } from '../../tokens/goals';
import { classNames } from '../class-names';
import { emblemPicture, portraitPicture, scenePicture, storyPicture, widePicture } from '../samples/pictures';
import s from './foundations.module.css';

const meta = { title: 'Foundations/Art', tags: ['!autodocs'] } satisfies Meta;
export default meta;

const goalFor = (index: number) => (index % 17) + 1;

const compositions = sceneKinds.flatMap((kind, index) =>
  Array.from({ length: compositionCount(kind) }, (_, variant) => ({ kind, variant, goal: goalFor(index) })),
);

/** Every composition, by day or by night as the theme is. */
export const Scenes: StoryObj = {
  render: (_, { globals }) => (
    <ul className={s.pictures}>
      {compositions.map(({ kind, variant, goal }) => (
        <li key={`${kind}-${variant}`}>
          <img {...scenePicture(kind, goal, variant, globals.theme === 'dark')} alt="" />
          {kind} {variant}
        </li>
      ))}
    </ul>
  ),
};
/** The same for the top of a page, without people in the right third. */
export const WideScenes: StoryObj = {
  render: (_, { globals }) => (
    <ul className={s.pictures}>
      {compositions.map(({ kind, variant, goal }) => (
        <li key={`${kind}-${variant}`}>
          <img {...widePicture(kind, goal, globals.theme === 'dark', variant)} alt="" />
          {kind} {variant}
        </li>
      ))}
    </ul>
  ),
};
export const Stories: StoryObj = {
  render: (_, { globals }) => (
    <ul className={s.pictures}>
      {sceneKinds.map((kind, index) => (
        <li key={kind}>
          <img {...storyPicture(kind, goalFor(index), index, globals.theme === 'dark')} alt="" />
          {kind}
        </li>
      ))}
    </ul>
  ),
};
export const Portraits: StoryObj = {
  render: () => (
    <ul className={classNames(s.pictures, s.small)}>
      {Array.from({ length: 24 }, (_, index) => (
        <li key={String(index)}>
          <img src={portraitPicture(`person ${index}`)} alt="" />
        </li>
      ))}
    </ul>
  ),
};
export const Emblems: StoryObj = {
  render: () => (
    <ul className={classNames(s.pictures, s.small)}>
      {emblemKinds.map((kind, index) => (
        <li key={kind}>
          <img src={emblemPicture(kind, goalColour(goalFor(index)))} alt="" />
          {kind}
        </li>
      ))}
    </ul>
  ),
};
