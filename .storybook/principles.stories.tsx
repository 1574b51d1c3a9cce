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

/** What everything here holds to, with examples that are alive. */
export const Principles: StoryObj = {
  render: () => (
    <Page width="medium" padded>
      <PageHeader
        title="Principles"
        lead="Seventeen colours are the mission. Everything else is calm so that they can speak."
      />
      <Stack gap={6}>
        <Section
          title="Colours speak"
          lead="A gyg wears its goal’s colour once: a rail, a tile, an edge. A colour never says something alone; a word or a glyph is with it."
          spacing="none"
        >
          <div className={s.examples}>
            <Example is="do" why="One goal, one accent, on quiet paper.">
              <p className={s.rail} data-goal={14}>
                Spring clean-up on the outer shore
              </p>
            </Example>
            <Example is="dont" why="Many goals at once say nothing.">
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
          title="One thing to do"
          lead="Each view has one main action in green; others stand back."
          spacing="none"
        >
          <div className={s.examples}>
            <Example is="do" why="It is plain what comes next.">
              <div className={s.actions}>
                <Button>Book this skill</Button>
                <Button variant="secondary">Ask the host</Button>
              </div>
            </Example>
            <Example is="dont" why="Two of equal weight make people choose before they read.">
              <div className={s.actions}>
                <Button>Book this skill</Button>
                <Button>Ask the host</Button>
              </div>
            </Example>
          </div>
        </Section>
        <Section
          title="Every state is designed"
          lead="Loading has the shape of what comes. Empty says what to do. An error has a way out. Also: offline, not permitted, past."
          spacing="none"
        >
          <div className={s.states}>
            <div role="img" aria-label="A card that is being loaded">
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
          title="Within reach of everyone"
          lead="By keyboard, by voice, by touch with targets of 44 px, at 320 px and at 200 %. Focus is always seen; an error stands at its field."
          spacing="none"
        >
          <div className={s.examples}>
            <Example is="do" why="The field says what is missing, in words, and is named by its label.">
              <TextField label="E-mail address" name="email" error="Write your e-mail address." />
            </Example>
            <Example is="do" why="A state is a word in a shape, not a colour alone.">
              <div className={s.actions}>
                <Badge tone="info">Upcoming</Badge>
                <Badge tone="warn">Waits for an answer</Badge>
              </div>
            </Example>
          </div>
        </Section>
        <Section title="And" spacing="none">
          <ul className={s.list}>
            <li>Cards before tables for people; tables before cards for hosts, who work through lists.</li>
            <li>Pictures show people doing something. No grey boxes, no initials where a picture belongs.</li>
            <li>
              Space in steps of 8 px, 4 for details; three radii, two elevations, one motion, none for who asked for
              none.
            </li>
            <li>Dark is night on the same paper: the same roles, chosen again.</li>
            <li>Swedish words are long: let them wrap and hyphenate, never cut them.</li>
          </ul>
        </Section>
      </Stack>
    </Page>
  ),
};
