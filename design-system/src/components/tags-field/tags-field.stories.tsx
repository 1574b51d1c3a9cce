import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { shownProps, swedish } from '../../samples/swedish';
import { TagsField } from './tags-field';
import type { TagsFieldProps } from './tags-field-props';

const texts = {
  list: 'Added tags',
  remove: (tag: string) => `Remove ${tag}`,
  added: (tags: readonly string[]) => `${tags.join(', ')} added`,
  removed: (tag: string) => `${tag} removed`,
  duplicate: (tag: string) => `${tag} is already added.`,
  full: (max: number) => `At most ${max} tags. Remove one first.`,
};
const textsSv = {
  list: 'Tillagda taggar',
  remove: (tag: string) => `Ta bort ${tag}`,
  added: (tags: readonly string[]) => `${tags.join(', ')} tillagd`,
  removed: (tag: string) => `${tag} borttagen`,
  duplicate: (tag: string) => `${tag} finns redan.`,
  full: (max: number) => `Högst ${max} taggar. Ta bort en först.`,
};
const sv: Partial<TagsFieldProps> = { label: 'Taggar', hint: 'Retur eller komma lägger till en.', texts: textsSv };
const meta = {
  title: 'Components/Fields/TagsField',
  component: TagsField,
  args: { label: 'Tags', hint: 'Enter or a comma adds one.', texts, onValueChange: fn() },
  // Load the library's code before a story starts, so that slow machines do not fail it.
  loaders: [() => import('./live-tags').then(() => ({}))],
  parameters: swedish<TagsFieldProps>(sv),
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 400 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TagsField>;
export default meta;
type Story = StoryObj<typeof meta>;

const shore = ['shore', 'nature', 'family'];
const inSwedish = ['strand', 'natur', 'familj'];
const input = () => screen.getByRole('textbox');

/** Empty, some, many and long, invalid, not editable. */
export const States: Story = {
  render: (args, { globals }) => {
    const sv = globals.language === 'sv';
    const some = sv ? inSwedish : shore;
    return (
      <div style={{ display: 'grid', gap: 24 }}>
        <TagsField {...args} />
        <TagsField
          {...args}
          hint={undefined}
          defaultValue={[...some, 'strandstädning', 'havsmiljöförbättringsåtgärderlängsbohuskusten', 'plast', 'sommar']}
        />
        <TagsField
          {...args}
          hint={undefined}
          defaultValue={some}
          error={sv ? 'Välj minst fyra.' : 'Choose at least four.'}
        />
        <TagsField {...args} hint={undefined} defaultValue={some} disabled />
      </div>
    );
  },
};
/** A duplicate is rejected with a message. */
export const Duplicate: Story = {
  tags: ['!autodocs'],
  args: { defaultValue: shore },
  parameters: swedish<TagsFieldProps>({ ...sv, defaultValue: inSwedish }),
  play: async (story) => {
    const args = shownProps(story);
    const again = args.defaultValue?.[0] === 'strand' ? 'Strand' : 'Shore';
    await userEvent.type(input(), `#${again}{Enter}`);
    await expect(screen.getByRole('status')).toHaveTextContent(args.texts.duplicate(again));
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};
/** The maximum is reached: the typed text stays. */
export const Full: Story = {
  tags: ['!autodocs'],
  args: { defaultValue: shore, max: 3 },
  parameters: swedish<TagsFieldProps>({ ...sv, defaultValue: inSwedish }),
  play: async (story) => {
    const args = shownProps(story);
    await userEvent.type(input(), 'plast,');
    await expect(screen.getByRole('status')).toHaveTextContent(args.texts.full(3));
    await expect(input()).toHaveValue('plast');
  },
};
/**
 * Comma and Enter add; arrow keys move among the tags, Backspace and Delete remove, and the focus stays in the field.
 */
export const Keyboard: Story = {
  tags: ['!autodocs'],
  args: { defaultValue: ['shore'] },
  play: async ({ canvas, ...story }) => {
    const args = shownProps(story);
    // The library makes the tags a toolbar with arrow keys.
    await screen.findByRole('toolbar', { name: args.texts.list });
    const tags = () => args.onValueChange;
    await userEvent.tab();
    await waitFor(() => expect(input()).toHaveFocus());
    await userEvent.keyboard('#nature walk,');
    await expect(tags()).toHaveBeenLastCalledWith(['shore', 'naturewalk']);
    await userEvent.keyboard('family{Enter}');
    await expect(tags()).toHaveBeenLastCalledWith(['shore', 'naturewalk', 'family']);
    await userEvent.keyboard('{Backspace}');
    await expect(tags()).toHaveBeenLastCalledWith(['shore', 'naturewalk']);
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{Delete}');
    await expect(tags()).toHaveBeenLastCalledWith(['naturewalk']);
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(input()).toHaveFocus());
    await expect(canvas.getByRole('button', { name: args.texts.remove('naturewalk') })).toBeVisible();
  },
};
