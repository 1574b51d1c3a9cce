import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentPropsWithRef } from 'react';
import type { InputType } from 'storybook/internal/types';
import { expect, fn, userEvent, within } from 'storybook/test';
import { iconNames } from '../../../art/icons';
import { languageOf } from '../../samples/gygs';
import { swedish } from '../../samples/swedish';
import { Cluster, Stack } from '../layout/stack';
import { Button, type ButtonProps } from './button';
import { IconButton } from './icon-button';

/** Storybook cannot read props that are a union; a missing one does not compile. */
const argTypes = {
  children: { control: 'text', description: 'The words of the button.' },
  variant: {
    control: 'inline-radio',
    options: ['primary', 'secondary', 'quiet', 'danger', 'inverse'],
    description: "Use one primary action per view. `inverse` is for a goal's color as background.",
    table: { defaultValue: { summary: 'primary' } },
  },
  size: { control: 'inline-radio', options: ['sm', 'md', 'lg'], table: { defaultValue: { summary: 'md' } } },
  icon: { control: 'select', options: [undefined, ...iconNames], description: 'Before the words.' },
  iconEnd: { control: 'select', options: [undefined, ...iconNames], description: 'After the words.' },
  block: { control: 'boolean', description: 'As wide as its container.' },
  busy: {
    control: 'boolean',
    description: 'Work is in progress: pressing again does nothing, and the button keeps the focus. Not with `href`.',
  },
  disabled: { control: 'boolean', description: 'As of the native button. Not with `href`.' },
  href: { control: 'text', description: 'Makes it a link that looks like a button.' },
} satisfies Record<
  Exclude<keyof ButtonProps, keyof ComponentPropsWithRef<'button'>> | 'children' | 'disabled',
  InputType
>;

const meta = {
  title: 'Components/Actions/Button',
  component: Button,
  parameters: swedish<ButtonProps>({ children: 'Hitta en gyg' }),
  args: { children: 'Find a gyg' },
  argTypes,
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

const names = {
  en: {
    primary: 'Publish',
    secondary: 'Save as draft',
    quiet: 'Cancel',
    danger: 'Delete',
    busy: 'Saving',
    off: 'Not yet',
  },
  sv: {
    primary: 'Publicera',
    secondary: 'Spara som utkast',
    quiet: 'Avbryt',
    danger: 'Ta bort',
    busy: 'Sparar',
    off: 'Inte än',
  },
} as const;
const variants = ['primary', 'secondary', 'quiet', 'danger'] as const;
const icons = { primary: 'check', secondary: 'edit', quiet: 'close', danger: 'trash' } as const;

/** One button, with a control for each prop. */
export const Playground: Story = {};

/** Every variant in every size and state: with icon, as a link, pressed, busy, disabled. */
export const Variants: Story = {
  render: (_, { globals }) => {
    const name = names[languageOf(globals)];
    return (
      <Stack gap={4}>
        {variants.map((variant) => (
          <Cluster key={variant}>
            {(['sm', 'md', 'lg'] as const).map((size) => (
              <Button key={size} variant={variant} size={size}>
                {name[variant]}
              </Button>
            ))}
            <Button variant={variant} icon={icons[variant]}>
              {name[variant]}
            </Button>
            <Button variant={variant} href="#link" iconEnd="arrow">
              {name[variant]}
            </Button>
            <Button variant={variant} aria-pressed="true">
              {name[variant]}
            </Button>
            <Button variant={variant} busy>
              {name.busy}
            </Button>
            <Button variant={variant} disabled>
              {name.off}
            </Button>
          </Cluster>
        ))}
      </Stack>
    );
  },
};

/** On a goal's colour, with the text colour that the goal defines. */
export const OnAGoal: Story = {
  args: { variant: 'inverse' },
  render: (args) => (
    <Cluster>
      {[1, 2, 5, 7, 10, 14, 17].map((goal) => (
        <span key={goal} data-goal={goal} style={{ padding: 'var(--space-3)', background: 'var(--goal)' }}>
          <Button {...args} />
        </span>
      ))}
    </Cluster>
  ),
};

/** As wide as its container, and with more text than fits on a line. */
export const BlockAndLong: Story = {
  args: { block: true, icon: 'mail', children: 'Send the invitation to everyone who has booked a place on the shore' },
  parameters: swedish<ButtonProps>({
    children: 'Skicka inbjudan till samarbetsorganisationernas kontaktpersoner och representationsansvariga',
  }),
};

/** An icon button's name is its label and tooltip; a count is shown on its corner. */
export const IconButtons: Story = {
  render: (_, { globals }) => {
    const sv = languageOf(globals) === 'sv';
    return (
      <Cluster>
        <IconButton icon="moon" label={sv ? 'Mörkt tema' : 'Use the dark theme'} />
        <IconButton icon="bell" label={sv ? 'Notiser, 3 nya' : 'Notifications, 3 new'} count={3} href="#3" />
        <IconButton icon="bell" label={sv ? 'Notiser, 120 nya' : 'Notifications, 120 new'} count={120} href="#120" />
        <IconButton icon="menu" label={sv ? 'Öppna menyn' : 'Open menu'} aria-pressed="true" />
        <IconButton icon="trash" label={sv ? 'Ta bort' : 'Delete'} disabled />
      </Cluster>
    );
  },
};

const press = fn();

export const Keyboard: Story = {
  beforeEach: () => {
    press.mockClear();
  },
  render: (args, { globals }) => (
    <Cluster>
      <Button onClick={press}>{args.children}</Button>
      <Button busy onClick={press}>
        {args.children}
      </Button>
      <Button disabled>{args.children}</Button>
      <IconButton icon="close" label={languageOf(globals) === 'sv' ? 'Stäng' : 'Close'} onClick={press} />
    </Cluster>
  ),
  play: async ({ canvasElement }) => {
    const [first, busy, , close] = within(canvasElement).getAllByRole('button');
    await userEvent.tab();
    await expect(first).toHaveFocus();
    await userEvent.keyboard('{Enter} ');
    await expect(press).toHaveBeenCalledTimes(2);
    await userEvent.tab();
    await expect(busy).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(press).toHaveBeenCalledTimes(2);
    await userEvent.tab();
    await expect(close).toHaveFocus();
  },
};
