import type { Meta, StoryObj } from '@storybook/react-vite';
import { languageOf } from '../../samples/gygs';
import { swedish } from '../../samples/swedish';
import { Button } from '../button/button';
import { Icon } from '../icon/icon';
import { MoreLink } from '../link/more-link';
import { SidePanel } from '../side-panel/side-panel';
import { Columns } from './columns';
import { Page } from './layout';
import { Measure } from './measure';
import { Panel } from './panel';
import { Section, type SectionProps } from './section';
import { Split } from './split';
import { Cluster, Stack } from './stack';

const text = {
  en: 'Bring a torch and a friend. We meet at the pier, share out gloves and bags, and walk the shore together until the tide turns. Afterwards there is soup.',
  sv: 'Ta med pannlampa och en vän. Vi ses vid bryggan, delar ut handskar och säckar och går strandremsan tillsammans tills vattnet vänder. Efteråt bjuder vi på soppa.',
};

const meta = {
  title: 'Components/Layout/Layout',
  component: Section,
  subcomponents: { Page, Split, Stack, Cluster, Columns, Measure, Panel },
  args: {
    title: 'Needs you now',
    lead: 'Shores to clean, lamps to mend.',
    action: <MoreLink href="#all">See all 86 gygs</MoreLink>,
    children: text.en,
  },
  parameters: {
    layout: 'fullscreen',
    ...swedish<SectionProps>({
      title: 'Här behövs dina händer nu',
      lead: 'Stränder att städa, lampor att laga.',
      action: <MoreLink href="#all">Visa alla 86 gygar</MoreLink>,
      children: text.sv,
    }),
  },
} satisfies Meta<typeof Section>;
export default meta;
type Story = StoryObj<typeof meta>;

const headings = {
  en: ['Stories from the shore', 'Seventeen goals', 'Good to know'],
  sv: ['Berättelser från stranden', 'Sjutton mål', 'Bra att veta'],
};

/** The backgrounds of a section; each is named by its heading. */
export const Sections: Story = {
  render: (args, { globals }) => {
    const [stories, goals, facts] = headings[languageOf(globals)];
    return (
      <>
        <Page>
          <Section {...args} />
        </Page>
        <Section {...args} title={stories} tone="sunken" />
        <Section {...args} title={goals} tone="band" />
        <Page padded>
          <Section {...args} title={facts} spacing="tight" size="small" headingLevel={3} />
        </Page>
      </>
    );
  },
};

/** Main column and side column: beside each other down to 861 px. */
export const MainAndAside: Story = {
  render: ({ title, children }) => (
    <Page padded>
      <Split
        main={
          <Measure>
            <Section title={title} spacing="none">
              <p>{children}</p>
            </Section>
          </Measure>
        }
        side={<SidePanel label="Facts">{children}</SidePanel>}
      />
    </Page>
  ),
};

export const SideFirst: Story = {
  ...MainAndAside,
  render: ({ title, children }) => (
    <Page padded width="medium">
      <Split sideFirst main={<p>{children}</p>} side={<Panel>{title}</Panel>} />
    </Page>
  ),
};

/** Equal columns: by the page's breakpoints, or as many as fit. */
export const InColumns: Story = {
  render: ({ title }) => (
    <Page padded>
      <Stack gap={6}>
        {([4, 3, 2, 'fit', 'fit-wide'] as const).map((count) => (
          <Columns key={count} count={count} gap={3}>
            {[1, 2, 3, 4].map((number) => (
              <Panel key={number} padding="small">
                {count} · {number} {title}
              </Panel>
            ))}
          </Columns>
        ))}
      </Stack>
    </Page>
  ),
};

/** Vertical and horizontal stacks; on phones a row of buttons is a column. */
export const StackAndCluster: Story = {
  render: ({ title, lead, children }) => (
    <Page padded width="narrow">
      <Panel padding="large">
        <Stack gap={4}>
          <Cluster justify="between" align="baseline">
            <h2>{title}</h2>
            <Cluster gap={1}>
              <Icon name="clock" /> 19:00
            </Cluster>
          </Cluster>
          <p>{children}</p>
          <Cluster justify="end">
            <Button variant="secondary">{lead}</Button>
            <Button>{title}</Button>
          </Cluster>
        </Stack>
      </Panel>
    </Page>
  ),
};

export const Panels: Story = {
  render: ({ children }) => (
    <Page padded>
      <Columns count={3}>
        <Panel>{children}</Panel>
        <Panel tone="sunken">{children}</Panel>
        <Panel tone="danger" padding="small">
          {children}
        </Panel>
      </Columns>
    </Page>
  ),
};

/** The maximum line lengths: text, a lead, a centred message, a column of fields. */
export const Measures: Story = {
  render: ({ children }) => (
    <Page padded>
      <Stack gap={5}>
        {(['text', 'lead', 'short', 'form'] as const).map((size) => (
          <Measure key={size} size={size} centred={size === 'short'}>
            <Panel padding="small">
              {size}: {children}
            </Panel>
          </Measure>
        ))}
      </Stack>
    </Page>
  ),
};
