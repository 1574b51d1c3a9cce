import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { shownProps, swedish } from '../../samples/swedish';
import { Logo } from '../logo/logo';
import { SiteFooter, type SiteFooterProps } from './site-footer';

const meta = {
  title: 'Components/Navigation/SiteFooter',
  component: SiteFooter,
  parameters: {
    layout: 'fullscreen',
    ...swedish<SiteFooterProps>({
      logo: <Logo label="gyg, till startsidan" href="#home" />,
      about:
        'En plats där organisationer i Norden ber om händerna, timmarna och sakerna de behöver, och människor svarar.',
      groups: [
        {
          title: 'Delta',
          links: [
            { label: 'Hitta en gyg', href: '#1' },
            { label: 'Mina bokningar', href: '#2' },
          ],
        },
        {
          title: 'Organisationer',
          links: [
            { label: 'Var värd för en gyg', href: '#3' },
            { label: 'Kompetenskataloger', href: '#4' },
          ],
        },
        {
          title: 'Om gyg',
          links: [
            { label: 'Vår berättelse', href: '#5' },
            { label: 'Användarvillkor', onSelect: fn() },
            { label: 'Integritetspolicy', onSelect: fn() },
          ],
        },
      ],
    }),
  },
  args: {
    logo: <Logo label="gyg, home" href="#home" />,
    about:
      'A place where organisations in the Nordics ask for the hands, hours and things they need, and people answer.',
    groups: [
      {
        title: 'Take part',
        links: [
          { label: 'Find a gyg', href: '#1' },
          { label: 'My bookings', href: '#2' },
        ],
      },
      {
        title: 'Organisations',
        links: [
          { label: 'Host a gyg', href: '#3' },
          { label: 'Catalogues', href: '#4' },
        ],
      },
      {
        title: 'About',
        links: [
          { label: 'Our story', href: '#5' },
          { label: 'Terms of service', onSelect: fn() },
          { label: 'Privacy', onSelect: fn() },
        ],
      },
    ],
    colophon: (
      <>
        <span>gyg ideell förening, Lindholmspiren 5, Göteborg</span>
        <span>hej@gyg.example</span>
      </>
    ),
  },
} satisfies Meta<typeof SiteFooter>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The seventeen colours, about us, links, and who runs the site. */
export const Default: Story = {};

export const Keyboard: Story = {
  play: async ({ canvasElement, ...story }) => {
    const args = shownProps(story);
    const canvas = within(canvasElement);
    const labels = args.groups.flatMap(({ links }) => links.map(({ label }) => label));
    await userEvent.tab();
    for (const label of labels) {
      await userEvent.tab();
      await expect(canvas.getByText(label)).toHaveFocus();
    }
  },
};
