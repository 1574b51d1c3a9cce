import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { swedish } from '../../samples/swedish';
import { RichText, type RichTextProps } from './rich-text';

const meta = {
  title: 'Components/Text and media/RichText',
  component: RichText,
  args: {
    html: '<h3>About the day</h3><p>We meet at the jetty in <a href="#map" rel="noopener nofollow">Hunnebostrand</a> at half past nine. <strong>Two boats</strong> go out with each team, and <em>one</em> comes back at lunch.</p><h3>What to bring</h3><ul><li>Boots</li><li>Gloves, if you have your own<ul><li>Size 8 to 11 we can lend</li></ul></li></ul><ol><li><p>Sign in at the jetty</p></li><li><p>Choose a boat</p></li></ol><blockquote><p>Children are welcome with an adult.</p></blockquote>',
  },
  parameters: swedish<RichTextProps>({
    html: '<h3>Om dagen</h3><p>Vi möts vid bryggan i <a href="#karta" rel="noopener nofollow">Hunnebostrand</a> klockan halv tio. <strong>Två båtar</strong> går ut med varje lag, och <em>en</em> kommer tillbaka till lunch.</p><h3>Ta med dig</h3><ul><li>Stövlar</li><li>Arbetshandskar, om du har egna<ul><li>Storlek 8 till 11 kan vi låna ut</li></ul></li></ul><ol><li><p>Anmäl dig vid bryggan</p></li><li><p>Välj en båt</p></li></ol><blockquote><p>Barn är välkomna i vuxet sällskap.</p></blockquote>',
  }),
} satisfies Meta<typeof RichText>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Everything that the API allows in a text. */
export const Everything: Story = {};

/** On a goal's page a quotation is in the goal's colour. */
export const OnAGoal: Story = { args: { 'data-goal': 14 } as Partial<RichTextProps> };

/** Words and addresses wider than a phone break. */
export const LongWords: Story = {
  args: {
    html: '<h3>Strandstädningssamordnarutbildningen</h3><p><a href="#a">https://example.org/kommunikationsmaterial/strandstadningssamordnarutbildning/2027</a></p>',
  },
  parameters: swedish<RichTextProps>({
    html: '<h3>Strandstädningssamordnarutbildningen</h3><p><a href="#a">https://example.org/kommunikationsmaterial/strandstadningssamordnarutbildning/2027</a></p>',
  }),
};

/** Its links are ordinary tab stops. */
export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('link')).toHaveFocus();
  },
};
