import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { swedish } from '../../samples/swedish';
import { Section } from '../layout/section';
import { Cluster, Stack } from '../layout/stack';
import { Link, type LinkProps, TextButton } from './link';
import { MoreLink } from './more-link';

const meta = {
  title: 'Components/Actions/Link',
  component: Link,
  args: { href: '#terms', children: 'the terms of use' },
  parameters: swedish<LinkProps>({ children: 'användarvillkoren' }),
} satisfies Meta<typeof Link>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InASentence: Story = {
  render: (args, { globals }) =>
    globals.language === 'sv' ? (
      <Stack>
        <p>
          När du går med godkänner du <Link {...args} /> och hur vi tar hand om det du berättar. Du kan läsa dem igen
          när du vill under Konto.
        </p>
        <p>
          Detsamma i ett formulär: <TextButton>{args.children}</TextButton> öppnas bredvid, så att inget du skrivit går
          förlorat.
        </p>
      </Stack>
    ) : (
      <Stack>
        <p>
          When you join you accept <Link {...args} /> and how we keep what you tell us. You can read them again at any
          time under Account.
        </p>
        <p>
          The same in a form: <TextButton>{args.children}</TextButton> open beside it, so that nothing typed is lost.
        </p>
      </Stack>
    ),
};
export const ByItself: Story = {
  args: { variant: 'standalone' },
  render: (args) => (
    <Cluster gap={4}>
      <Link {...args} />
      <Link {...args} icon="calendar" />
      <Link {...args} variant="quiet" />
      <MoreLink href="#all">{args.children}</MoreLink>
      <TextButton variant="standalone">{args.children}</TextButton>
      <TextButton variant="standalone" disabled>
        {args.children}
      </TextButton>
    </Cluster>
  ),
};
export const LongWords: Story = {
  args: { variant: 'standalone', children: 'See everything that organisations in Södermanland have asked for' },
  parameters: swedish<LinkProps>({ children: 'Visa samtliga hållbarhetsutvecklingsinitiativ i Södermanland' }),
  render: (args) => (
    <div style={{ width: 200 }}>
      <MoreLink href="#all">{args.children}</MoreLink>
    </div>
  ),
};
export const OnABand: Story = {
  render: (args, { globals }) => (
    <Section
      tone="band"
      title={globals.language === 'sv' ? 'Sjutton mål' : 'Seventeen goals'}
      action={<MoreLink href="#goals">{args.children}</MoreLink>}
    >
      <p>
        {globals.language === 'sv' ? 'Ingen gör allt själv.' : 'No one does it all alone.'} <Link {...args} />
      </p>
    </Section>
  ),
};

const press = fn();
export const Keyboard: Story = {
  render: (args, { globals }) => (
    <Cluster gap={4}>
      <Link {...args} />
      <TextButton disabled>{globals.language === 'sv' ? 'Borttagen' : 'Gone'}</TextButton>
      <TextButton onClick={press}>{globals.language === 'sv' ? 'Välj igen' : 'Choose again'}</TextButton>
    </Cluster>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    press.mockClear();
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getAllByRole('button').at(-1)).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(press).toHaveBeenCalledTimes(2);
  },
};
