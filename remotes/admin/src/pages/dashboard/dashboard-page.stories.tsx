import { buildGyg, buildOrganizationDesk } from '@gyg/contract/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { decisions, decisionsAnswer } from '../../testing/decisions';
import { hostedGygs } from '../../testing/hosted-gygs';
import { scenePicture } from '../../testing/pictures';
import { screenStory } from '../../testing/screen-story';
import { DashboardPage } from './dashboard-page';

const desk = buildOrganizationDesk();

const meta: Meta = {
  title: 'Dashboard',
  ...screenStory(DashboardPage, {
    pattern: '/dashboard',
    at: '/dashboard',
    api: {
      getOrganizationDesk: () => ({
        ...desk,
        next: buildGyg({ gygHero: scenePicture('shore', 14), counts: desk.next?.counts }),
        coming: [...hostedGygs.slice(1)],
      }),
      listDecisions: () => ({ ...decisionsAnswer(decisions), total: 19 }),
    },
  }),
};
export default meta;

type Story = StoryObj;
/** With the navigation, which other pages leave out of their checks. */
export const Busy: Story = { parameters: { a11y: { context: { exclude: [] } } } };

/** A new organisation: first steps instead of gyg lists. */
export const FirstDay: Story = {
  parameters: {
    api: {
      getOrganizationDesk: () =>
        buildOrganizationDesk({
          admins: 1,
          members: 1,
          gygs: { drafts: 0, upcoming: 0, ongoing: 0, finished: 0 },
          skills: { booked: 0, offered: 0, lastWeek: 0 },
          items: { booked: 0, offered: 0, lastWeek: 0 },
          waiting: {
            total: 0,
            bookings: 0,
            stories: 0,
            memberships: 0,
            representations: 0,
            proposals: 0,
            partners: 0,
            portfolios: 0,
            oldestBooking: null,
          },
          next: null,
        }),
      listDecisions: () => decisionsAnswer([]),
    },
  },
};

/** The session is loading. */
export const Loading: Story = { parameters: { session: { status: 'starting' } } };
