import type { Meta, StoryObj } from '@storybook/react-vite';
import { Checkbox } from '../checkbox/checkbox';
import { Page, Stack } from '../layout/page';
import { SelectField } from '../select-field/select-field';
import { TextArea } from '../text-area/text-area';
import { TextField } from '../text-field/text-field';

const meta = {
  title: 'Components/Fields',
  component: TextField,
  args: { label: 'E-mail', type: 'email', autoComplete: 'email' },
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Text: Story = { args: { hint: 'We send a code to it.' } };
export const WithError: Story = {
  args: { defaultValue: 'elin.sandberg', error: 'An e-mail address has an @, like elin@example.se.' },
};
export const All: Story = {
  render: () => (
    <Page width="narrow">
      <Stack gap={4}>
        <TextField label="Name" autoComplete="name" defaultValue="Elin Sandberg" />
        <TextField label="Website" optional="optional" hint="Starts with https://" defaultValue="https://" />
        <SelectField
          label="I can give"
          options={[
            { value: 'all', label: 'Time or things' },
            { value: 'time', label: 'Time' },
            { value: 'things', label: 'Things' },
          ]}
        />
        <SelectField
          label="Sort by"
          look="inline"
          options={[
            { value: 'late', label: 'Latest start first' },
            { value: 'early', label: 'Earliest start first' },
          ]}
        />
        <TextArea
          label="A note to the host"
          optional="optional"
          maxLength={500}
          counter={(used, most) => `${used} of ${most} characters`}
          defaultValue="I pass Hunnebostrand on Friday evening and can leave them at the boathouse. Is anyone there after six?"
        />
        <TextField label="Locked" disabled defaultValue="Nothing to change here" />
        <Checkbox error="Tick the box to go on.">
          I agree to the <a href="#terms">terms for giving</a>, and that Ren Kust Bohuslän sees my name and e-mail.
        </Checkbox>
        <Checkbox defaultChecked hint="At most one message a week.">
          Tell me about new gygs
        </Checkbox>
      </Stack>
    </Page>
  ),
};
