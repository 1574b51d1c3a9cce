import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { languageOf, sampleGygs, stateLabels } from '../../samples/gygs';
import { SampleCard, sampleCardProps } from '../../samples/sample-card';
import { swedish } from '../../samples/swedish';
import { CardGrid } from '../card-grid/card-grid';
import { Page } from '../layout/layout';
import { GygCardSkeleton } from '../skeleton/skeleton';
import { GygCard, type GygCardProps } from './gyg-card';

const meta = {
  title: 'Components/Cards/GygCard',
  component: GygCard,
  parameters: {
    layout: 'fullscreen',
    ...swedish<GygCardProps>({
      goalTitle: 'Mål 7: Hållbar energi för alla',
      title: 'Lyft taket: solceller på församlingshemmet',
      stateLabel: 'Kommande',
      date: 'lör 19 juni kl. 08:00',
      needs: '4 takläggare och 1 skylift sökes',
    }),
  },
  args: {
    goal: 7,
    goalTitle: 'Goal 7: Affordable and clean energy',
    title: 'Raise the roof: solar on the parish hall',
    href: '#gyg',
    state: 'upcoming',
    stateLabel: 'Upcoming',
    date: 'Sat, Jun 19, 08:00',
    place: 'Klintehamn, Gotland',
    needs: '4 roofers and 1 lift wanted',
    host: { name: 'Solandelen Gotland', href: '#host' },
    headingLevel: 2,
  },
  render: (args) => (
    <Page padded>
      <CardGrid>
        <GygCard {...args} />
      </CardGrid>
    </Page>
  ),
} satisfies Meta<typeof GygCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A grid of gygs; in the dark theme pictures are dimmed. */
export const Grid: Story = {
  render: (_, { globals }) => (
    <Page padded>
      <CardGrid>
        {sampleGygs.map((gyg, index) => (
          <SampleCard key={gyg.kind} gyg={gyg} language={languageOf(globals)} variant={index % 3} />
        ))}
      </CardGrid>
    </Page>
  ),
};

/** Upcoming, in progress, past, draft, hidden, online, without a picture, and with the least data. */
export const States: Story = {
  render: (args, { globals }) => {
    const language = languageOf(globals);
    const sv = language === 'sv';
    const samples = sampleGygs.slice(0, 1);
    const card = (over: Partial<GygCardProps>): GygCardProps => ({
      ...args,
      ...samples.map((gyg) => sampleCardProps(gyg, language))[0],
      headingLevel: 2,
      ...over,
    });
    return (
      <Page padded>
        <CardGrid>
          {(['upcoming', 'ongoing', 'past', 'draft'] as const).map((state) => (
            <GygCard key={state} {...card({ state, stateLabel: stateLabels[language][state] })} />
          ))}
          <GygCard {...card({ tag: sv ? 'Dold' : 'Hidden' })} />
          <GygCard {...card({ online: true, place: sv ? 'Digitalt' : 'Online' })} />
          <GygCard {...args} />
          <GygCard {...card({ needs: undefined, host: undefined, place: undefined, image: undefined })} />
        </CardGrid>
      </Page>
    );
  },
};

/** Open needs as labels, the search's word underlined; the distance; a title in another language than the page. */
export const OpenNeeds: Story = {
  args: {
    titleLang: 'sv',
    distance: '8 km',
    openNeeds: {
      label: 'Wanted:',
      lang: 'sv',
      words: ['handskar'],
      needs: [
        { id: '1', title: 'Svetshandskar', count: '6', matches: true },
        { id: '2', title: 'Takläggare', count: '4' },
      ],
      more: { count: 2, label: '2 more' },
    },
    title: 'Lyft taket: solceller på församlingshemmet',
  },
  parameters: swedish<GygCardProps>({ titleLang: undefined, distance: '8 km' }),
};

/** Long words are hyphenated; nothing is cut or overflows in the narrowest column. */
export const LongWords: Story = {
  args: {
    title:
      'Responsibilities, representations and an extraordinarily long afternoon of mending at the community workshop',
    place: 'The Bohuslän coast’s nature conservation administration, Hunnebostrand',
    needs: '1,240 helpers, 120 vans and 4,000 sacks of 160 litres wanted',
    host: { name: 'The Bohuslän Association for the Protection of Shores and Skerries', href: '#host' },
  },
  parameters: swedish<GygCardProps>({
    title: 'Cykelreparationsverkstadens eftermiddagsöppethållande med Naturvårdsförvaltningen',
    place: 'Hunnebostrands gästhamnsbryggeförening, Sotenäs',
    needs: '1 240 strandstädningsvolontärer och 4 000 återvinningssäckar sökes',
    host: { name: 'Bohusläns kustvattenvårdsförbunds samarbetsorganisationer', href: '#host' },
  }),
};

/** While loading, of the same height. */
export const Loading: Story = {
  render: () => (
    <Page padded>
      <CardGrid aria-busy="true">
        {['a', 'b', 'c', 'd'].map((key) => (
          <GygCardSkeleton key={key} />
        ))}
      </CardGrid>
    </Page>
  ),
};

export const Keyboard: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: args.title })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: args.host?.name ?? '' })).toHaveFocus();
  },
};
