import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { languageOf } from '../../samples/gygs';
import { Button } from '../button/button';
import { Page } from '../layout/layout';
import { Stack } from '../layout/stack';
import { Callout, PlacesPanel } from './callout';

const meta = { title: 'Components/Feedback/Callout', component: Callout, args: { title: '' } } satisfies Meta<
  typeof Callout
>;
export default meta;
type Story = StoryObj<typeof meta>;

const sampleTexts = {
  en: {
    title: 'Eleven places on the shore',
    text: 'Sign up to take one. Lunch, life jackets and the ferry are on us.',
    action: 'Sign up to join',
    roof: 'Four roofers and a lift',
    host: 'Host a gyg of your own',
    impact: 'Results',
    impactText: '1,340 kilos in two boats, most of it rope.',
    money: 'Money helps too',
    moneyText: 'Fuel for two boats is 900 kronor a day.',
    give: 'Give money',
    of: 'of 20 places left',
    guest: 'Places for recipients',
    guestText: 'Families living at Smögen’s reception centre are welcome for the boat trip and the lunch.',
    place: 'Sign up for a place',
  },
  sv: {
    title: 'Elva platser på stranden',
    text: 'Skapa konto och ta en. Lunch, flytvästar och färja bjuder vi på.',
    action: 'Skapa konto och delta',
    roof: 'Fyra takläggare och en skylift',
    host: 'Bli värd för en egen gyg',
    impact: 'Det här blev det',
    impactText: '1 340 kilo i två båtar, mest rep.',
    money: 'Pengar hjälper också',
    moneyText: 'Bränsle till två båtar kostar 900 kronor om dagen.',
    give: 'Ge pengar',
    of: 'av 20 platser kvar',
    guest: 'Platser för mottagare',
    guestText: 'Familjer på Smögens mottagningsboende är välkomna på båtturen och lunchen.',
    place: 'Få en plats',
  },
};

/** On a goal's colour, and on dark green. */
export const Strong: Story = {
  render: (_, { globals }) => {
    const t = sampleTexts[languageOf(globals)];
    const action = (
      <Button size="lg" variant="inverse" href="#join">
        {t.action}
      </Button>
    );
    return (
      <Page width="medium">
        <Stack gap={4}>
          <Callout title={t.title} text={t.text} action={action} goal={14} />
          <Callout title={t.roof} text={t.text} action={action} goal={7} />
          <Callout title={t.host} text={t.text} action={action} />
        </Stack>
      </Page>
    );
  },
};

/** The result of a gyg, and another way to help. */
export const Quieter: Story = {
  render: (_, { globals }) => {
    const t = sampleTexts[languageOf(globals)];
    return (
      <Page width="medium">
        <Stack gap={4}>
          <Callout tone="tint" goal={14} title={t.impact} text={t.impactText} />
          <Callout
            tone="quiet"
            title={t.money}
            text={t.moneyText}
            action={
              <Button variant="secondary" iconEnd="external" href="#money">
                {t.give}
              </Button>
            }
          />
        </Stack>
      </Page>
    );
  },
};

/** Places for recipients: how many are left, who they are for, and a link to book one. */
export const Places: Story = {
  render: (_, { globals }) => {
    const t = sampleTexts[languageOf(globals)];
    return (
      <Page width="medium">
        <PlacesPanel count={6} countLabel={t.of} title={t.guest}>
          <p>{t.guestText}</p>
          <Button href="#join">{t.place}</Button>
        </PlacesPanel>
      </Page>
    );
  },
};

export const Keyboard: Story = {
  ...Quieter,
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('link')).toHaveFocus();
  },
};
