import type { Meta, StoryObj } from '@storybook/react-vite';
import { contrast } from '../../tokens/contrast';
import { type ColourRole, dark, light, roleMeanings } from '../../tokens/roles';
import { Section } from '../components/layout/section';
import { FoundationPage } from './foundation-page';
import s from './foundations.module.css';
import { TokenName } from './token-name';

const meta = { title: 'Foundations/Colours', tags: ['!autodocs'], parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;

const themes = { light, dark } as const;
const roles = (Object.keys(light) as ColourRole[]).map((role) => ({ role, meaning: roleMeanings[role] }));
/** Text and its backgrounds; the tokens' test requires 4.5:1 for all of them. */
const pairs: readonly (readonly [ColourRole, readonly ColourRole[]])[] = [
  ['ink', ['ground', 'surface', 'action-soft', 'danger-soft']],
  ['ink-soft', ['ground', 'ground-sunken', 'surface', 'surface-sunken']],
  ['ink-quiet', ['ground', 'ground-sunken', 'surface', 'surface-sunken']],
  ['action', ['ground', 'surface', 'surface-sunken', 'action-soft']],
  ['on-action', ['action', 'action-hover']],
  ['danger', ['ground', 'surface', 'danger-soft']],
  ['warn', ['surface', 'warn-soft']],
  ['info', ['surface', 'info-soft']],
  ['on-band', ['band']],
  ['band-soft', ['band']],
];

const Swatch = ({ role, theme }: { role: ColourRole; theme: 'light' | 'dark' }) => (
  <span className={s.pair}>
    <span className={s.colour} style={{ background: themes[theme][role] }} />
    <code>{themes[theme][role]}</code>
  </span>
);

const Contrast = ({ text, ground, theme }: { text: ColourRole; ground: ColourRole; theme: 'light' | 'dark' }) => {
  const colours = themes[theme];
  return (
    <span className={s.sample} style={{ background: colours[ground], color: colours[text] }}>
      <b>{contrast(colours[text], colours[ground]).toFixed(1)}</b> {text} on {ground}
    </span>
  );
};

/** Every colour has a role; both themes define the same roles. */
export const Colours: StoryObj = {
  render: () => (
    <FoundationPage
      title="Colours"
      lead="Named by purpose. Warm paper, ink, and one deep green for actions; the dark theme defines the same roles separately and is not inverted."
    >
      <Section title="Roles" spacing="none">
        <ul className={s.rows}>
          {roles.map(({ role, meaning }) => (
            <li key={role} className={s.row}>
              <span className={s.what}>
                <TokenName name={role} />
                <span>{meaning}</span>
              </span>
              <Swatch role={role} theme="light" />
              <Swatch role={role} theme="dark" />
            </li>
          ))}
        </ul>
      </Section>
      <Section
        title="Contrast"
        lead="Computed from the tokens. Text has at least 4.5:1 on each of its backgrounds, in both themes; a test checks this."
        spacing="none"
      >
        <ul className={s.samples}>
          {pairs.flatMap(([text, grounds]) =>
            grounds.map((ground) => (
              <li key={`${text} ${ground}`} className={s.both}>
                <Contrast text={text} ground={ground} theme="light" />
                <Contrast text={text} ground={ground} theme="dark" />
              </li>
            )),
          )}
        </ul>
      </Section>
    </FoundationPage>
  ),
};
