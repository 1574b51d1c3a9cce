import type { Meta, StoryObj } from '@storybook/react-vite';
import { elin } from '../../testing/people';
import { sampleApi } from '../../testing/sample-data';
import { screenStory } from '../../testing/stories';
import { DashboardPage } from './dashboard-page';

const meta: Meta = {
  title: 'Dashboard',
  ...screenStory(DashboardPage, {
    pattern: '/dashboard',
    at: '/dashboard',
    session: { ...elin, loginRole: 'ADMIN', organizationId: 'org-fix', organizationName: 'Fixarkollektivet' },
    api: sampleApi,
  }),
};
export default meta;

/** Who acts for an organisation finds what can be done for it. */
export const Admin: StoryObj = {};

/** It is not known yet who is here. */
export const Loading: StoryObj = { parameters: { session: { status: 'starting' } } };
