import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { languageOf } from '../../samples/gygs';
import { Page } from '../layout/layout';
import { SelectField } from '../select-field/select-field';
import { TextField } from '../text-field/text-field';
import { SearchBar, SearchBarPart } from './search-bar';

const words = {
  en: {
    label: 'Search gygs',
    submit: 'Search',
    what: 'What',
    where: 'Where',
    within: 'Within',
    when: 'When',
    week: 'Next 7 days',
    place: 'Town or place',
    gloves: 'gloves',
  },
  sv: {
    label: 'Sök bland gygar',
    submit: 'Sök',
    what: 'Vad',
    where: 'Var',
    within: 'Inom',
    when: 'När',
    week: 'Närmaste 7 dagarna',
    place: 'Ort eller plats',
    gloves: 'handskar',
  },
};

const onSearch = fn();
const meta = {
  title: 'Components/Fields/SearchBar',
  component: SearchBar,
  parameters: { layout: 'fullscreen' },
  args: { label: '', submitLabel: '', onSearch, children: null },
  render: (_, { globals }) => {
    const t = words[languageOf(globals)];
    return (
      <Page padded>
        <SearchBar label={t.label} submitLabel={t.submit} onSearch={onSearch}>
          <SearchBarPart>
            <TextField type="search" label={t.what} defaultValue={t.gloves} />
          </SearchBarPart>
          <SearchBarPart wideOnly>
            <TextField label={t.where} placeholder={t.place} />
            <SelectField label={t.within} labelHidden options={[{ value: '100', label: '100 km' }]} />
          </SearchBarPart>
          <SearchBarPart wideOnly>
            <SelectField label={t.when} options={[{ value: 'week', label: t.week }]} />
          </SearchBarPart>
        </SearchBar>
      </Page>
    );
  },
} satisfies Meta<typeof SearchBar>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Three parts; on phones one field. */
export const Default: Story = {};

export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('searchbox')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(onSearch).toHaveBeenCalled();
  },
};
