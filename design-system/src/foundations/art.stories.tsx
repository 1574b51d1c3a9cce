import type { Meta, StoryObj } from '@storybook/react-vite';
import { emblemKinds, sceneKinds } from '../../art/index';
import { goalColour } from '../../tokens/goals';
import { classNames } from '../class-names';
import { emblemPicture, portraitPicture, scenePicture, storyPicture } from '../samples/pictures';
import s from './foundations.module.css';

const meta = { title: 'Foundations/Art', tags: ['!autodocs'] } satisfies Meta;
export default meta;

const goalFor = (index: number) => (index % 17) + 1;

export const Scenes: StoryObj = {
  render: (_, { globals }) => (
    <ul className={s.pictures}>
      {sceneKinds.flatMap((kind, index) =>
        [0, 1].map((variant) => (
          <li key={`${kind}-${variant}`}>
            <img {...scenePicture(kind, goalFor(index), variant, globals.theme === 'dark')} alt="" />
            {kind} {variant}
          </li>
        )),
      )}
    </ul>
  ),
};
export const Stories: StoryObj = {
  render: () => (
    <ul className={s.pictures}>
      {sceneKinds.map((kind, index) => (
        <li key={kind}>
          <img {...storyPicture(kind, goalFor(index), index)} alt="" />
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
