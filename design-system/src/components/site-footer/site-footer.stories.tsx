import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Logo } from '../logo/logo';
import { SiteFooter } from './site-footer';

const meta = {
  title: 'Components/SiteFooter',
  component: SiteFooter,
  parameters: { layout: 'fullscreen' },
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
export const Default: StoryObj<typeof meta> = {};
