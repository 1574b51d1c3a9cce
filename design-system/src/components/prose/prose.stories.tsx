import type { Meta, StoryObj } from '@storybook/react-vite';
import { languageOf } from '../../samples/gygs';
import { Page } from '../layout/layout';
import { Prose } from './prose';

const meta = {
  title: 'Components/Text and media/Prose',
  component: Prose,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <Page padded>
        <Story />
      </Page>
    ),
  ],
} satisfies Meta<typeof Prose>;
export default meta;
type Story = StoryObj<typeof meta>;

const English = () => (
  <>
    <p>
      gyg is a place where organisations ask for the hands, hours and things they need, and people answer. It is run by{' '}
      <a href="#association">a non-profit association</a> and costs nothing.
    </p>
    <h2>The data we store about you</h2>
    <p>Your name, your e-mail address, your bookings and the information you give us.</p>
    <ul>
      <li>You may see all of it at any time.</li>
      <li>You may take it with you.</li>
      <li>You may have it erased; data that others need is kept without your name.</li>
    </ul>
    <h3>How long we store it</h3>
    <ol>
      <li>Bookings for as long as your account is open.</li>
      <li>Messages for two years.</li>
    </ol>
    <blockquote>
      <p>Collect as little as you can, and delete it as soon as you can.</p>
    </blockquote>
    <h2>Words</h2>
    <dl>
      <dt>gyg</dt>
      <dd>A day or a task that an organisation hosts.</dd>
      <dt>Need</dt>
      <dd>A skill or an item that a gyg needs.</dd>
    </dl>
    <hr />
    <p>
      Write to <code>hej@gyg.example</code>.
    </p>
  </>
);
const Swedish = () => (
  <>
    <p>
      gyg är en plats där organisationer ber om händer, timmar och saker som de behöver, och människor svarar. Den drivs
      av <a href="#association">en ideell förening</a> och kostar ingenting.
    </p>
    <h2>Personuppgiftsbehandlingens ändamålsbegränsning</h2>
    <p>Ditt namn, din e‑postadress, vad du har bokat och vad du själv har berättat.</p>
    <ul>
      <li>Du får se allt när som helst.</li>
      <li>Du får ta det med dig.</li>
      <li>Du får det raderat; uppgifter som andra behöver sparas utan ditt namn.</li>
    </ul>
    <h3>Hur länge</h3>
    <ol>
      <li>Bokningar så länge ditt konto finns.</li>
      <li>Meddelanden i två år, enligt dataskyddsförordningens uppgiftsminimeringsprincip.</li>
    </ol>
    <blockquote>
      <p>Be om så lite som möjligt, och glöm så fort du får.</p>
    </blockquote>
    <h2>Ord</h2>
    <dl>
      <dt>gyg</dt>
      <dd>En dag eller en uppgift som en organisation är värd för.</dd>
      <dt>Behov</dt>
      <dd>En förmåga eller en sak som efterfrågas.</dd>
    </dl>
    <hr />
    <p>
      Skriv till <code>hej@gyg.example</code>.
    </p>
  </>
);
const text = (globals: Record<string, unknown>) => (languageOf(globals) === 'sv' ? <Swedish /> : <English />);

/** A legal text: headings, lists, a quote, terms, links. */
export const Text: Story = { render: (args, { globals }) => <Prose {...args}>{text(globals)}</Prose> };
/** Small print. */
export const Small: Story = { ...Text, args: { size: 'sm' } };
/** A few sentences that introduce a page. */
export const Lead: Story = {
  args: { size: 'lead' },
  render: (args, { globals }) => (
    <Prose {...args}>
      <p>
        {languageOf(globals) === 'sv'
          ? 'Vintern lämnade nät, rep och häpnadsväckande många hinkar på skären. Vi ror ut, fyller säckarna och väger varje kilo.'
          : 'Winter left nets, ropes and a surprising number of buckets on the skerries. We row out, fill the sacks and weigh every kilo.'}
      </p>
    </Prose>
  ),
};
