import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import {
  bookingColumns,
  bookingOrder,
  bookingWords,
  type SampleBooking,
  sampleBookings,
  sortBookings,
} from '../../samples/bookings';
import { languageOf, type SampleLanguage } from '../../samples/gygs';
import { Button } from '../button/button';
import { Menu } from '../menu/menu';
import { EmptyState, ErrorState } from '../message-state/message-state';
import { Table } from './table';
import type { RowKey, TableSort } from './table-features';

type Feature = 'sorting' | 'selection' | 'expansion';

interface DemoProps extends Partial<ComponentProps<typeof Table<SampleBooking>>> {
  language: SampleLanguage;
  features?: readonly Feature[];
}

/** A list that holds its order and selection, as screens do. */
function Bookings({ language, features = [], rows = sampleBookings, ...more }: DemoProps) {
  const w = bookingWords(language);
  const [sort, setSort] = useState<TableSort>({ key: 'title', direction: 'ascending' });
  const [selected, setSelected] = useState<ReadonlySet<RowKey>>(new Set());
  return (
    <Table
      caption={w.caption}
      columns={bookingColumns(language)}
      rows={features.includes('sorting') ? sortBookings(rows, sort, language) : rows}
      rowKey={(row) => row.id}
      sorting={
        features.includes('sorting')
          ? { sort, onSortChange: setSort, label: w.sortBy, orderLabel: bookingOrder(language) }
          : undefined
      }
      selection={
        features.includes('selection')
          ? {
              selected,
              onSelectedChange: setSelected,
              rowLabel: (row) => w.choose(row.title[language]),
              allLabel: w.all,
              countLabel: w.count,
              clearLabel: w.clear,
              actions: (
                <>
                  <Button size="sm" onClick={() => setSelected(new Set())}>
                    {w.approve}
                  </Button>
                  <Button size="sm" variant="secondary" icon="mail">
                    {w.write}
                  </Button>
                </>
              ),
            }
          : undefined
      }
      expansion={
        features.includes('expansion')
          ? {
              detail: (row) => row.comment[language] || undefined,
              label: (row) => w.about(row.title[language]),
              defaultExpanded: new Set([1]),
            }
          : undefined
      }
      {...more}
    />
  );
}

const meta = {
  title: 'Components/Tables and lists/Table',
  component: Table<SampleBooking>,
  args: {
    caption: 'Bookings',
    columns: bookingColumns('en'),
    rows: sampleBookings,
    rowKey: (row) => row.id,
  },
} satisfies Meta<typeof Table<SampleBooking>>;
export default meta;
type Story = StoryObj<typeof meta>;

const table = (props: Omit<DemoProps, 'language'>): Story => ({
  render: (_, { globals }) => <Bookings language={languageOf(globals)} {...props} />,
});

/** Sortable headers are buttons; the order is announced. */
export const Sortable: Story = table({ features: ['sorting'] });

/** Rows are selected one at a time, all together, or as a range with Shift; the bar's space is reserved. */
export const Selectable: Story = {
  ...table({ features: ['sorting', 'selection'] }),
  play: async ({ canvasElement }) => {
    const [all, first, , third] = within(canvasElement).getAllByRole('checkbox');
    if (!all || !first || !third) throw new Error('at least three rows');
    await userEvent.click(first);
    await expect(all).toBePartiallyChecked();
    const user = userEvent.setup();
    await user.keyboard('{Shift>}');
    await user.click(third);
    await user.keyboard('{/Shift}');
    await expect(within(canvasElement).getAllByRole('status')[1]).toHaveTextContent('3');
  },
};

/** A row expands to content that has no column. */
export const Expandable: Story = table({ features: ['expansion'] });

/** Past rows, hidden rows, rows being changed; and the totals. */
export const StatesAndTotals: Story = {
  render: (_, { globals }) => {
    const language = languageOf(globals);
    const totals: Record<string, string> = {
      title: bookingWords(language).total,
      offered: '46/63',
      hours: language === 'sv' ? '20,0' : '20.0',
    };
    return (
      <Bookings
        language={language}
        columns={bookingColumns(language).map((column) => ({ ...column, total: totals[column.key] }))}
        rowState={({ id }) => (['past', 'hidden', 'busy'] as const)[id - 2]}
      />
    );
  },
};

/** Rows of 52 px; headers and bar are sticky. */
export const LongAndDense: Story = table({
  features: ['sorting', 'selection'],
  dense: true,
  stickyHead: true,
  rows: [0, 1, 2, 3, 4, 5].flatMap((round) =>
    sampleBookings.map((booking) => ({ ...booking, id: round * 4 + booking.id })),
  ),
});

/** At 320 px each row is a card; sorting and selection have other controls. */
export const AsCards: Story = {
  render: (_, { globals }) => (
    <div style={{ maxWidth: 320 }}>
      <Bookings language={languageOf(globals)} features={['sorting', 'selection', 'expansion']} />
    </div>
  ),
};

/** A menu alone is at the corner of its card, also if it is wrapped. */
export const CardsWithMenus: Story = {
  render: (_, { globals }) => {
    const language = languageOf(globals);
    const some = bookingColumns(language).slice(0, 3);
    const { action, cancel } = bookingWords(language);
    const menu = ({ title }: SampleBooking) => (
      <span>
        <Menu label={`${action}: ${title[language]}`} items={[{ id: 'cancel', label: cancel, onSelect: () => {} }]} />
      </span>
    );
    const columns = [...some, { kind: 'actions', key: 'menu', header: action, cell: menu } as const];
    return (
      <div style={{ maxWidth: 320 }}>
        <Bookings language={language} columns={columns} />
      </div>
    );
  },
  play: async ({ canvasElement }) => {
    const [row] = within(canvasElement).getAllByRole('row').slice(1);
    const middleOf = (element: Element | null | undefined) => {
      const { top = 0, bottom = 0 } = element?.getBoundingClientRect() ?? {};
      return (top + bottom) / 2;
    };
    const name = row?.querySelector('[data-kind="name"]')?.getBoundingClientRect();
    await expect(middleOf(row?.querySelector('button[aria-haspopup="menu"]'))).toBeLessThan(name?.bottom ?? 0);
  },
};

/** The same columns at the same height, while the rows are loading. */
export const Loading: Story = {
  render: (_, { globals }) => {
    const language = languageOf(globals);
    return (
      <Bookings
        language={language}
        features={['sorting']}
        loading={{ label: bookingWords(language).loading, rows: 4 }}
      />
    );
  },
};

const nothing = {
  en: { title: 'No bookings found', text: 'Bookings appear here.', action: 'Tell people about the gyg' },
  sv: { title: 'Inga bokningar', text: 'Bokningar visas här.', action: 'Berätta om gygen' },
};
/** Empty, and what to do next. */
export const Empty: Story = {
  render: (_, { globals }) => {
    const { title, text, action } = nothing[languageOf(globals)];
    return (
      <Bookings
        language={languageOf(globals)}
        rows={[]}
        empty={<EmptyState title={title} text={text} actions={<Button href="#share">{action}</Button>} />}
      />
    );
  },
};

const failed = {
  en: {
    title: 'The bookings could not be fetched',
    text: 'Something went wrong on our side. Try again in a moment.',
    action: 'Try again',
  },
  sv: {
    title: 'Bokningarna kunde inte hämtas',
    text: 'Något gick fel hos oss. Försök igen om en stund.',
    action: 'Försök igen',
  },
};
/** An error in place of the rows, with an action. */
export const Failed: Story = {
  render: (_, { globals }) => {
    const { title, text, action } = failed[languageOf(globals)];
    return (
      <Bookings
        language={languageOf(globals)}
        error={<ErrorState title={title} text={text} actions={<Button icon="refresh">{action}</Button>} />}
      />
    );
  },
};

/** Sorting, selecting, expanding and clearing by keyboard only. */
export const Keyboard: Story = {
  ...table({ features: ['sorting', 'selection', 'expansion'] }),
  tags: ['!autodocs'],
  globals: { language: 'en' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const count = () => canvas.getAllByRole('status').map(({ textContent }) => textContent);
    await userEvent.tab();
    await expect(canvas.getByRole('checkbox', { name: 'Choose all' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('columnheader', { name: 'Contribution' })).toHaveAttribute('aria-sort', 'descending');
    await expect(count()[0]).toBe('Contribution, Ö to A');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    const first = canvas.getByRole('checkbox', { name: 'Choose Soup cook for eighty' });
    await expect(first).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(count()).toContain('1 chosen');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Cancel Soup cook for eighty' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'About Soup cook for eighty' })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
    await expect(canvas.getByText(/celery/)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(first).not.toBeChecked();
    await expect(count()).toContain('None chosen');
  },
};
