import { fakeApi, PlatformProvider, refusal, setTestSession } from '@gyg/platform/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import area from '../../../remote-entry';
import { CalendarSubscription } from './calendar-subscription';

const meta: Meta<typeof CalendarSubscription> = {
  component: CalendarSubscription,
  title: 'Calendar subscription',
  args: { userId: 'user-elin' },
  render: (args, { globals }) => (
    <PlatformProvider areas={[area]} language={globals.language === 'sv' ? 'sv' : 'en'}>
      <CalendarSubscription {...args} />
    </PlatformProvider>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button'));
    await expect(await screen.findByRole('dialog')).toBeTruthy();
  },
};
export default meta;
type Story = StoryObj<typeof CalendarSubscription>;

type Answer = NonNullable<Parameters<typeof fakeApi>[0]['getCalendar']>;
const withCalendar = (getCalendar: Answer) => () => {
  setTestSession({ loginRole: 'USER', userId: 'user-elin', profileName: 'Elin Sandberg' });
  const api = fakeApi({ getCalendar, renewCalendar: () => ({ url }) });
  return () => api.restore();
};
const url = 'https://gyg.example/api/calendars/Zk3nQ0xw7Vd2Jr5TtYb8Lh1Gm4Sc6Pf9Ku0Ae2Ni3oQ.ics';

/** Before the first use. */
export const First: Story = { beforeEach: withCalendar(() => ({ url: null })) };

/** With an address. */
export const WithAddress: Story = { beforeEach: withCalendar(() => ({ url })) };

/** The question before the address is replaced. */
export const Renewing: Story = {
  beforeEach: withCalendar(() => ({ url })),
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button'));
    await userEvent.click(await screen.findByRole('button', { name: /^(Make a new address|Skapa en ny adress)$/ }));
    await expect((await screen.findAllByRole('dialog')).length).toBeGreaterThan(0);
  },
};

export const Loading: Story = { beforeEach: withCalendar(() => new Promise(() => {})) };
export const Failed: Story = { beforeEach: withCalendar(() => refusal('server.unexpected')) };
