import {
  Badge,
  Button,
  EmptyState,
  ErrorState,
  GygCardSkeleton,
  Page,
  PageHeader,
  Section,
  Stack,
} from '@gyg/design-system';
import { TextField } from '@gyg/design-system/forms';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import s from './pages.module.css';

const meta = { title: 'Principles', tags: ['!autodocs'], parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;

const Example = ({ is, children, why }: { is: 'do' | 'dont'; children: ReactNode; why: string }) => (
  <figure className={s.example} data-is={is}>
    <div className={s.stage}>{children}</div>
    <figcaption>
      <b>{is === 'do' ? 'Do' : 'Don’t'}</b> {why}
    </figcaption>
  </figure>
);

/** The principles of the design system, with live examples. */
export const Principles: StoryObj = {
  render: () => (
    <Page width="medium" padded>
      <PageHeader
        title="Principles"
        lead="The seventeen goal colours carry the message. Everything else is neutral so that they stand out."
      />
      <Stack gap={6}>
        <Section
          title="Colour has meaning"
          lead="A gyg shows its goal’s colour once: a line, a tile, an edge. Colour is never the only sign; there is always a text or a glyph too."
          spacing="none"
        >
          <div className={s.examples}>
            <Example is="do" why="One goal, one accent, on a neutral background.">
              <p className={s.rail} data-goal={14}>
                Spring clean-up on the outer shore
              </p>
            </Example>
            <Example is="dont" why="Many goal colours together mean nothing.">
              <div className={s.noise}>
                {[1, 5, 7, 14].map((goal) => (
                  <p key={goal} className={s.flood} data-goal={goal}>
                    Spring clean‑up
                  </p>
                ))}
              </div>
            </Example>
          </div>
        </Section>
        <Section
          title="One primary action"
          lead="Each view has one primary action in green; other actions are less prominent."
          spacing="none"
        >
          <div className={s.examples}>
            <Example is="do" why="The next step is clear.">
              <div className={s.actions}>
                <Button>Book this skill</Button>
                <Button variant="secondary">Ask the host</Button>
              </div>
            </Example>
            <Example is="dont" why="With two equal buttons people have to choose before they read.">
              <div className={s.actions}>
                <Button>Book this skill</Button>
                <Button>Ask the host</Button>
              </div>
            </Example>
          </div>
        </Section>
        <Section
          title="Every state is designed"
          lead="Loading has the shape of the content. An empty state says what to do. An error has an action. Also: offline, not permitted, past."
          spacing="none"
        >
          <div className={s.states}>
            <div role="img" aria-label="A card while loading">
              <GygCardSkeleton />
            </div>
            <EmptyState
              headingLevel={3}
              title="Nothing is booked yet"
              text="Find a gyg that needs you."
              actions={<Button variant="secondary">Find a gyg</Button>}
            />
            <ErrorState
              headingLevel={3}
              title="The bookings could not be fetched"
              text="Check your connection."
              actions={<Button variant="secondary">Try again</Button>}
            />
          </div>
        </Section>
        <Section
          title="Accessible to everyone"
          lead="By keyboard, by voice, by touch with targets of 44 px, at 320 px and at 200 %. Focus is always visible; an error is shown at its field."
          spacing="none"
        >
          <div className={s.examples}>
            <Example is="do" why="The field has a label, and a text that says what is missing.">
              <TextField label="E-mail address" name="email" error="Write your e-mail address." />
            </Example>
            <Example is="do" why="A state is a text in a shape, not only a colour.">
              <div className={s.actions}>
                <Badge tone="info">Upcoming</Badge>
                <Badge tone="warn">Awaiting approval</Badge>
              </div>
            </Example>
          </div>
        </Section>
        <Section title="More rules" spacing="none">
          <ul className={s.list}>
            <li>Cards before tables for people; tables before cards for hosts, who work through lists.</li>
            <li>Pictures show people doing something. No grey boxes, no initials where a picture belongs.</li>
            <li>
              Spacing in multiples of 8 px, 4 for details; three radii, two elevations, one transition, none with
              reduced motion.
            </li>
            <li>The dark theme has the same roles with separately chosen colours.</li>
            <li>Swedish words are long: let them wrap and hyphenate, never cut them.</li>
          </ul>
        </Section>
      </Stack>
    </Page>
  ),
};
