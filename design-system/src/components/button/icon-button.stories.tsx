import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentPropsWithRef } from 'react';
import type { InputType } from 'storybook/internal/types';
import { iconNames } from '../../../art/icons';
import { swedish } from '../../samples/swedish';
import { IconButton, type IconButtonProps } from './icon-button';

/** Storybook cannot read props that are a union; a missing one does not compile. */
const argTypes = {
  icon: { control: 'select', options: iconNames },
  label: {
    control: 'text',
    description: 'The label for screen readers and the tooltip; include the count here too ("Notifications, 3 new").',
  },
  count: { control: 'number', description: 'A small number on the corner; hidden at 0.' },
  disabled: { control: 'boolean', description: 'As of the native button. Not with `href`.' },
  href: { control: 'text', description: 'Makes it a link that looks like a button.' },
} satisfies Record<Exclude<keyof IconButtonProps, keyof ComponentPropsWithRef<'button'>> | 'disabled', InputType>;

const meta = {
  title: 'Components/Actions/Icon button',
  component: IconButton,
  parameters: swedish<IconButtonProps>({ label: 'Notiser, 3 nya' }),
  args: { icon: 'bell', label: 'Notifications, 3 new', count: 3 },
  argTypes,
} satisfies Meta<typeof IconButton>;
export default meta;

/** One icon button, with a control for each prop. */
export const Playground: StoryObj<typeof meta> = {};
