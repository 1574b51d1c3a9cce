import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { Button } from '../components/button/button';
import { IconButton } from '../components/button/icon-button';
import { Checkbox } from '../components/checkbox/checkbox';
import { ChipRow, FilterChip } from '../components/filter-chip/filter-chip';
import { Cluster, Stack } from '../components/layout/stack';
import { Link } from '../components/link/link';
import { SelectField } from '../components/select-field/select-field';
import { Switch } from '../components/switch/switch';
import { TextField } from '../components/text-field/text-field';
import { languageOf } from '../samples/gygs';
import { FoundationPage } from './foundation-page';

const texts = {
  en: {
    title: 'States',
    lead: 'How controls look at rest, under the pointer, with the focus of the keyboard, and while they are pressed.',
    states: { rest: 'At rest', hover: 'Under the pointer', focus: 'With the focus', active: 'Pressed' },
    publish: 'Publish',
    draft: 'Save as draft',
    cancel: 'Cancel',
    remove: 'Delete',
    link: 'How it works',
    edit: 'Edit',
    chips: 'Filters',
    chip: 'Online',
    name: 'Name',
    goal: 'Goal',
    goals: [{ value: '13', label: 'Climate action' }],
    news: 'Tell me about new gygs',
    shown: 'Show in lists',
  },
  sv: {
    title: 'Lägen',
    lead: 'Så ser kontroller ut i vila, under pekaren, med tangentbordets fokus och medan de trycks ned.',
    states: { rest: 'I vila', hover: 'Under pekaren', focus: 'Med fokus', active: 'Nedtryckt' },
    publish: 'Publicera',
    draft: 'Spara som utkast',
    cancel: 'Avbryt',
    remove: 'Ta bort',
    link: 'Så fungerar det',
    edit: 'Redigera',
    chips: 'Filter',
    chip: 'Online',
    name: 'Namn',
    goal: 'Mål',
    goals: [{ value: '13', label: 'Bekämpa klimatförändringarna' }],
    news: 'Berätta om nya gygar',
    shown: 'Visa i listor',
  },
} as const;

function Controls({ t, state }: { t: (typeof texts)['en' | 'sv']; state: string }): ReactNode {
  // Labels differ from state to state, so that each control has a name of its own.
  const named = (text: string) => `${text}, ${state.toLowerCase()}`;
  return (
    <Stack gap={3}>
      <Cluster>
        <Button>{t.publish}</Button>
        <Button variant="secondary">{t.draft}</Button>
        <Button variant="quiet">{t.cancel}</Button>
        <Button variant="danger">{t.remove}</Button>
        <IconButton icon="edit" label={named(t.edit)} />
        <Link href="#states">{t.link}</Link>
      </Cluster>
      <ChipRow label={named(t.chips)}>
        <FilterChip>{t.chip}</FilterChip>
        <FilterChip pressed>{t.chip}</FilterChip>
      </ChipRow>
      <TextField label={named(t.name)} />
      <SelectField label={named(t.goal)} options={t.goals} />
      <Checkbox>{named(t.news)}</Checkbox>
      <Switch>{named(t.shown)}</Switch>
    </Stack>
  );
}

const meta = { title: 'Foundations/States', tags: ['!autodocs'], parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;

/** Each state is held by the add-on for pseudo-classes, so nothing has to be touched to see it. */
export const States: StoryObj = {
  parameters: {
    pseudo: { hover: '.hover *', focusVisible: '.focus *', focus: '.focus *', active: '.active *' },
  },
  render: (_, { globals }) => {
    const t = texts[languageOf(globals)];
    return (
      <FoundationPage title={t.title} lead={t.lead}>
        {Object.entries(t.states).map(([state, label]) => (
          <section key={state} className={state} aria-label={label}>
            <Stack gap={3}>
              <h2>{label}</h2>
              <Controls t={t} state={label} />
            </Stack>
          </section>
        ))}
      </FoundationPage>
    );
  },
};
