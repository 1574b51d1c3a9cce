import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { widgetOverrides } from '../../tokens/overrides';
import { shadows } from '../../tokens/scale';
import { motion, shape } from '../../tokens/shape';
import { size } from '../../tokens/size';
import { space } from '../../tokens/space';
import type { Token, TokenGroup } from '../../tokens/token-group';
import { type } from '../../tokens/type';
import { widths } from '../../tokens/widths';
import { Section } from '../components/layout/section';
import { FoundationPage } from './foundation-page';
import s from './foundations.module.css';
import { TokenName } from './token-name';

const meta = { title: 'Foundations/Scale', tags: ['!autodocs'], parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;

const Rows = ({ tokens, show }: { tokens: readonly Token[]; show?: (token: Token) => ReactNode }) => (
  <ul className={s.rows}>
    {tokens.map((token) => (
      <li key={token.name} className={s.row}>
        <span className={s.what}>
          <TokenName name={token.name} />
          <span>{token.meaning}</span>
        </span>
        <code className={s.value}>{token.value}</code>
        <span className={s.shown}>{show?.(token)}</span>
      </li>
    ))}
  </ul>
);
const of = (group: TokenGroup, start: string) => group.tokens.filter(({ name }) => name.startsWith(start));
const without = (group: TokenGroup, start: string) => group.tokens.filter(({ name }) => !name.startsWith(start));
/** As long as the size, for negative sizes too. */
const bar = ({ name }: Token) => (
  <span className={s.bar} style={{ inlineSize: `max(var(--${name}), -1 * var(--${name}))` }} />
);

/** Fonts, sizes, weights, line heights, line lengths. */
export const Type: StoryObj = {
  render: () => (
    <FoundationPage
      title="Type"
      lead="Bricolage Grotesque for headings, Hanken Grotesk for text; both are self-hosted. Headings grow with the window."
    >
      <Section title="Sizes" spacing="none">
        <ul className={s.specimens}>
          {of(type, 'text-').map(({ name, meaning }) => (
            <li key={name}>
              <span className={s.what}>
                <TokenName name={name} />
                <span>{meaning}</span>
              </span>
              <span
                className={/xl|hero/.test(name) ? s.heading : undefined}
                style={{ fontSize: `var(--${name})`, overflowWrap: 'anywhere' }}
              >
                Något växer, 1 240 timmar
              </span>
            </li>
          ))}
        </ul>
      </Section>
      <Section title="Fonts, weights, lines" spacing="none">
        <Rows tokens={without(type, 'text-')} />
      </Section>
    </FoundationPage>
  ),
};

/** Spacing and sizes. */
export const SpaceAndSizes: StoryObj = {
  render: () => (
    <FoundationPage title="Space and sizes" lead="Multiples of 8 px, 4 for details. Sizes are named by purpose.">
      <Section title="Space" spacing="none">
        <Rows tokens={space.tokens} show={bar} />
      </Section>
      <Section title="Sizes" spacing="none">
        <Rows tokens={size.tokens} show={bar} />
      </Section>
    </FoundationPage>
  ),
};

const radius = ({ name }: Token) =>
  name.startsWith('radius') && <span className={s.corner} style={{ borderRadius: `var(--${name})` }} />;

/** Corners, two elevations, one transition, four breakpoints, and the properties a partner may change. */
export const ShapeMotionAndWidths: StoryObj = {
  render: () => (
    <FoundationPage
      title="Shape, motion and widths"
      lead="Three radii, two elevations, one transition under 200 ms, and none with reduced motion."
    >
      <Section title="Shape" spacing="none">
        <Rows tokens={shape.tokens} show={radius} />
      </Section>
      <Section title="Elevation" spacing="none">
        <div className={s.themes}>
          {(['light', 'dark'] as const).map((theme) => (
            <div key={theme} data-theme={theme} className={s.theme}>
              {Object.keys(shadows[theme]).map((name) => (
                <span key={name} className={s.raised} style={{ boxShadow: `var(--${name})` }}>
                  <TokenName name={name} />
                </span>
              ))}
            </div>
          ))}
        </div>
      </Section>
      <Section title="Motion" spacing="none">
        <Rows tokens={motion.tokens} />
      </Section>
      <Section
        title="Widths"
        lead="Layouts change at named breakpoints: @media (--phone), or (--above-phone)."
        spacing="none"
      >
        <Rows
          tokens={Object.entries(widths).map(([name, px]) => ({ name, value: `${px}px`, meaning: `up to ${px} px` }))}
        />
      </Section>
      <Section
        title="What a partner may change in a widget"
        lead="Custom properties on the element; everything else is fixed."
        spacing="none"
      >
        <Rows
          tokens={widgetOverrides.map(({ name, meaning, otherwise }) => ({
            name: name.replace(/^--/, ''),
            value: otherwise.en,
            meaning: meaning.en,
          }))}
        />
      </Section>
    </FoundationPage>
  ),
};
