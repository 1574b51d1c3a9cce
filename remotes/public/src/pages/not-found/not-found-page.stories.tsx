import type { Meta, StoryObj } from '@storybook/react-vite';
import { screenStory } from '../../testing/stories';
import { NotFoundPage } from './not-found-page';

const meta: Meta = { title: 'Not found', ...screenStory(NotFoundPage, { pattern: '/404', at: '/404' }) };
export default meta;

/** A page that does not exist, with links. */
export const Nothing: StoryObj = {};
