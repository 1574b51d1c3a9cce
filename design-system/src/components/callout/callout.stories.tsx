import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button';
import { Page, Stack } from '../layout/page';
import { Callout, PlacesPanel } from './callout';

const meta = {
  title: 'Components/Callout',
  component: Callout,
  args: {
    title: 'Eleven places on the shore',
    text: 'Sign up to take one. Lunch, life jackets and the ferry are on us.',
    action: (
      <Button size="lg" variant="inverse" href="#join">
        Sign up to join
      </Button>
    ),
  },
} satisfies Meta<typeof Callout>;
export default meta;
export const All: StoryObj<typeof meta> = {
  render: (args) => (
    <Page width="medium">
      <Stack gap={4}>
        <Callout {...args} goal={14} />
        <Callout {...args} goal={7} title="Four roofers and a lift" />
        <Callout {...args} title="Host a gyg of your own" />
        <PlacesPanel count={6} countLabel="of 20 places left" title="Come along as a guest">
          <p>Families living at Smögen’s reception centre are welcome for the boat trip and the lunch.</p>
          <Button href="#join">Sign up for a place</Button>
        </PlacesPanel>
      </Stack>
    </Page>
  ),
};
