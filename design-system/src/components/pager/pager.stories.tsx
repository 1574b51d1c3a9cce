import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { languageOf } from '../../samples/gygs';
import { swedish } from '../../samples/swedish';
import { Stack } from '../layout/stack';
import { ListFoot } from './list-foot';
import { Pager, type PagerProps } from './pager';

const from = (first: number, count: number, current: number) =>
  Array.from({ length: count }, (_, index) => ({
    number: first + index,
    href: `#${first + index}`,
    current: first + index === current,
  }));
const sampleTexts = {
  en: { label: 'Pages', previous: 'Previous', next: 'Next', first: 'First page, 1', last: 'Last page, 25', on: 'Page' },
  sv: {
    label: 'Sidor',
    previous: 'Föregående',
    next: 'Nästa',
    first: 'Första sidan, 1',
    last: 'Sista sidan, 25',
    on: 'Sida',
  },
};
const around = (language: 'en' | 'sv'): PagerProps => {
  const w = sampleTexts[language];
  return {
    label: w.label,
    pages: from(8, 10, 13),
    previous: { label: w.previous, href: '#12' },
    next: { label: w.next, href: '#14' },
    first: { number: 1, href: '#1', label: w.first },
    last: { number: 25, href: '#25', label: w.last },
  };
};
const tenth = {
  en: { number: 10, href: '#10', label: 'Last page, 10' },
  sv: { number: 10, href: '#10', label: 'Sista sidan, 10' },
};

const meta = {
  title: 'Components/Navigation/Pager',
  component: Pager,
  subcomponents: { ListFoot },
  args: around('en'),
  parameters: swedish<PagerProps>(around('sv')),
} satisfies Meta<typeof Pager>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Ten pages around the current one, and both ends. */
export const Many: Story = {};

/** Few enough to show all; on phones both ends and the neighbours, with gaps between. */
export const Ten: Story = {
  args: { pages: from(1, 10, 5), last: tenth.en },
  parameters: swedish<PagerProps>({ ...around('sv'), pages: from(1, 10, 5), last: tenth.sv }),
};

/** The first of three; and one with an unknown total. */
export const FirstAndUnknown: Story = {
  render: ({ label, previous, next }, { globals }) => {
    const { on } = sampleTexts[languageOf(globals)];
    return (
      <Stack gap={5}>
        <Pager
          label={`${label} 1`}
          pages={from(1, 3, 1)}
          last={{ number: 3, href: '#3', label: `${on} 3` }}
          next={next}
        />
        <Pager label={`${label} 2`} pages={[]} status={`${on} 13`} previous={previous} next={next} />
      </Stack>
    );
  },
};

/** Below a list, with the range of items on screen. */
export const BelowAList: Story = {
  render: (args, { globals }) => (
    <ListFoot
      shown={languageOf(globals) === 'sv' ? 'Visar 241 till 260 av 492' : 'Showing 241 to 260 of 492'}
      pager={{ ...args, pages: from(11, 5, 13) }}
    />
  ),
};

/** Links in reading order. */
export const Keyboard: Story = {
  tags: ['!autodocs'],
  args: { ...around('en'), pages: from(12, 3, 13) },
  parameters: swedish<PagerProps>({ ...around('sv'), pages: from(12, 3, 13) }),
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement);
    const w = sampleTexts[languageOf(globals)];
    for (const name of [w.previous, w.first, '12', '13', '14', w.last, w.next]) {
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name })).toHaveFocus();
    }
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('13');
  },
};
