import type { Meta, StoryObj } from '@storybook/react-vite';
import { light } from '../../tokens/roles';
import { Section } from '../components/layout/section';
import { Cluster, Stack } from '../components/layout/stack';
import s from './foundations.module.css';

const meta = { title: 'Foundations/Colours and type' } satisfies Meta;
export default meta;

export const Roles: StoryObj = {
  render: () => (
    <ul className={s.swatches}>
      {Object.keys(light).map((role) => (
        <li key={role} className={s.swatch}>
          <span className={s.colour} style={{ background: `var(--${role})` }} />
          <code>--{role}</code>
        </li>
      ))}
    </ul>
  ),
};
export const Goals: StoryObj = {
  render: () => (
    <ul className={s.swatches}>
      {Array.from({ length: 17 }, (_, index) => (
        <li key={String(index)} className={s.goal} data-goal={index + 1}>
          <span className={s.on}>{index + 1} on</span>
          <span className={s.tint}>{index + 1} ink on tint</span>
          <span className={s.ink}>{index + 1} ink</span>
        </li>
      ))}
    </ul>
  ),
};
export const Type: StoryObj = {
  render: () => (
    <Stack gap={4}>
      {['hero', '3xl', '2xl', 'xl', 'lg'].map((size) => (
        <p key={size} className={s.heading} style={{ fontSize: `var(--text-${size})` }}>
          Något växer på Åland
        </p>
      ))}
      {['lg', 'md', 'sm', 'xs'].map((size) => (
        <p key={size} style={{ fontSize: `var(--text-${size})` }}>
          Shores to clean, lamps to mend, läxor att knäcka. 0123456789
        </p>
      ))}
    </Stack>
  ),
};
export const SpaceAndShape: StoryObj = {
  render: () => (
    <Section title="Radii and elevations" spacing="none">
      <Cluster gap={4}>
        {['s', 'm', 'l'].map((radius) => (
          <span
            key={radius}
            className={s.box}
            style={{ borderRadius: `var(--radius-${radius})`, boxShadow: `var(--shadow-${radius === 'l' ? 2 : 1})` }}
          >
            {radius}
          </span>
        ))}
      </Cluster>
    </Section>
  ),
};
