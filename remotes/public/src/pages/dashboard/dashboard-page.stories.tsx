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

/** Shortcuts for an administrator in admin mode. */
export const Admin: StoryObj = {};

/** The session is loading. */
export const Loading: StoryObj = { parameters: { session: { status: 'starting' } } };
