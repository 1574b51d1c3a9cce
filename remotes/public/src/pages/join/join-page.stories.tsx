import type { Meta, StoryObj } from '@storybook/react-vite';
import { elin } from '../../testing/people';
import { sampleApi } from '../../testing/sample-data';
import { screenStory } from '../../testing/stories';
import { JoinPage } from './join-page';

const meta: Meta = {
  title: 'Join',
  ...screenStory(JoinPage, { pattern: '/join', at: '/join', api: sampleApi }),
};
export default meta;

/** A guest who may have an account. */
export const Login: StoryObj = {};

/** The two kinds of new accounts. */
export const NewAccount: StoryObj = { parameters: { at: '/join?tab=new' } };

/** Logged-in users can only request an organisation's account. */
export const SignedIn: StoryObj = { parameters: { session: elin } };
