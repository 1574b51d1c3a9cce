import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { languageOf } from '../../samples/gygs';
import { emblemPicture } from '../../samples/pictures';
import { swedish } from '../../samples/swedish';
import { Avatar } from '../avatar/avatar';
import { Badge } from '../badge/badge';
import { Breadcrumbs } from '../breadcrumbs/breadcrumbs';
import { Button } from '../button/button';
import { Page } from '../layout/layout';
import { SearchField } from '../search-field/search-field';
import { PageHeader, type PageHeaderProps } from './page-header';

const meta = {
  title: 'Components/Layout/PageHeader',
  component: PageHeader,
  parameters: {
    layout: 'fullscreen',
    ...swedish<PageHeaderProps>({
      title: 'Hitta en gyg',
      lead: 'Vintern lämnade nät, rep och häpnadsväckande många hinkar på skären.',
    }),
  },
  args: { title: 'Find a gyg', lead: 'Winter left nets, ropes and a surprising number of buckets on the skerries.' },
  decorators: [
    (Story) => (
      <Page padded>
        <Story />
      </Page>
    ),
  ],
} satisfies Meta<typeof PageHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Breadcrumbs, a label above the title, the lead, and buttons; on phones the buttons come last. */
export const Everything: Story = {
  render: (args, { globals }) => {
    const sv = languageOf(globals) === 'sv';
    return (
      <PageHeader
        {...args}
        breadcrumbs={
          <Breadcrumbs
            label={sv ? 'Du är här' : 'You are here'}
            items={[{ label: sv ? 'Gygar' : 'Gygs', href: '#gygs' }]}
          />
        }
        eyebrow={<Badge tone="warn">{sv ? 'Utkast' : 'Draft'}</Badge>}
        actions={
          <>
            <Button variant="secondary">{sv ? 'Förhandsgranska' : 'Preview'}</Button>
            <Button>{sv ? 'Publicera' : 'Publish'}</Button>
          </>
        }
      />
    );
  },
};
/** For pages of work: the lists and forms below are what people come for. */
export const Compact: Story = { ...Everything, args: { size: 'compact' } };
export const WithSearch: Story = {
  args: { lead: undefined },
  render: (args, { globals }) => {
    const sv = languageOf(globals) === 'sv';
    return (
      <PageHeader
        {...args}
        actions={
          <SearchField
            label={sv ? 'Sök bland gygar' : 'Search gygs'}
            placeholder={sv ? 'Förmåga, sak, plats eller värd' : 'Skill, item, place or host'}
            submitLabel={sv ? 'Sök' : 'Search'}
            onSearch={fn()}
          />
        }
      />
    );
  },
};
/** An organisation with its logo. */
export const WithMark: Story = {
  args: {
    title: 'Ren Kust Bohuslän',
    eyebrow: 'Non-profit association, Smögen',
    lead: undefined,
    mark: <Avatar kind="organization" size="xl" seed="coast" src={emblemPicture('coast', '#CFE7F2')} />,
  },
  parameters: swedish<PageHeaderProps>({ title: 'Ren Kust Bohuslän', eyebrow: 'Ideell förening, Smögen' }),
};
/** Long words are hyphenated, at 320 px too. */
export const LongSwedish: Story = {
  args: { title: 'Reparationsverkstadsföreningens samarbetsorganisationer' },
  parameters: swedish<PageHeaderProps>({ title: 'Reparationsverkstadsföreningens samarbetsorganisationer' }),
  globals: { language: 'sv' },
};

export const Keyboard: Story = {
  ...Everything,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
    for (const button of canvas.getAllByRole('button')) {
      await userEvent.tab();
      await expect(button).toHaveFocus();
    }
  },
};
