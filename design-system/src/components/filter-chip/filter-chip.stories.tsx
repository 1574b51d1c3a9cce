import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { languageOf } from '../../samples/gygs';
import { Page } from '../layout/layout';
import { Stack } from '../layout/stack';
import { AppliedFilter } from './applied-filter';
import { ChipRow, FilterChip } from './filter-chip';

const words = {
  en: {
    label: 'Quick filters',
    near: 'Near me',
    items: 'Items',
    goals: 'Goals',
    all: 'All filters',
    count: '5 filters',
    applied: 'Applied filters',
    remove: 'remove the filter',
    town: 'Within 100 km of Sotenäs',
  },
  sv: {
    label: 'Snabbfilter',
    near: 'Nära mig',
    items: 'Saker',
    goals: 'Mål',
    all: 'Alla filter',
    count: '5 filter',
    applied: 'Valda filter',
    remove: 'ta bort filtret',
    town: 'Högst 100 km från Sotenäs',
  },
};

const Chips = ({ language, onRemove }: { language: 'en' | 'sv'; onRemove: () => void }) => {
  const t = words[language];
  const [items, setItems] = useState(true);
  return (
    <Stack gap={4}>
      <ChipRow label={t.label} scrolls>
        <FilterChip icon="near" pressed={false}>
          {t.near}
        </FilterChip>
        <FilterChip icon="box" pressed={items} onClick={() => setItems(!items)}>
          {t.items}
        </FilterChip>
        <FilterChip opens>{t.goals}</FilterChip>
        <FilterChip icon="filter" count={{ number: 5, label: t.count }} aria-haspopup="dialog">
          {t.all}
        </FilterChip>
      </ChipRow>
      <ChipRow label={t.applied}>
        <AppliedFilter removeLabel={t.remove} onRemove={onRemove}>
          {t.town}
        </AppliedFilter>
      </ChipRow>
    </Stack>
  );
};

const removed = fn();
const meta = {
  title: 'Components/Choices/FilterChip',
  component: FilterChip,
  parameters: { layout: 'fullscreen' },
  render: (_, { globals }) => (
    <Page padded>
      <Chips language={languageOf(globals)} onRemove={removed} />
    </Page>
  ),
} satisfies Meta<typeof FilterChip>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Off, on, with a panel, with a count, and applied filters. */
export const Default: Story = {};

export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const buttons = within(canvasElement).getAllByRole('button');
    const items = buttons[1];
    for (const button of buttons) {
      await userEvent.tab();
      await expect(button).toHaveFocus();
      if (button !== items) continue;
      await userEvent.keyboard(' ');
      await expect(button).toHaveAttribute('aria-pressed', 'false');
    }
    await userEvent.keyboard('{Enter}');
    await expect(removed).toHaveBeenCalled();
  },
};
