import type { Meta, StoryObj } from '@storybook/react-vite';
import { screenStory } from '../../testing/stories';
import { NotFoundPage } from './not-found-page';

const meta: Meta = { title: 'Not found', ...screenStory(NotFoundPage, { pattern: '/404', at: '/404' }) };
export default meta;

/** What is not there, with ways on. */
export const Nothing: StoryObj = {};
