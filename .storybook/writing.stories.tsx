import { Page, PageHeader, Section, Stack } from '@gyg/design-system';
import { Table } from '@gyg/design-system/tables';
import { createFormat } from '@gyg/platform/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import s from './pages.module.css';
import { terms } from './terms';

const meta = { title: 'Writing', tags: ['!autodocs'], parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;

const en = createFormat('en');
const sv = createFormat('sv');
const start = '2027-06-12T07:30:00.000Z';
const end = '2027-06-12T14:00:00.000Z';
const next = '2027-06-13T10:00:00.000Z';

type Row = readonly [what: string, english: string, swedish: string];

/** English and Swedish side by side; each cell has its `lang`, for screen readers. */
const Both = ({ caption, rows }: { caption: string; rows: readonly Row[] }) => (
  <Table<Row>
    caption={caption}
    rows={[...rows]}
    rowKey={([what]) => what}
    columns={[
      { key: 'what', header: 'What', kind: 'name', cell: ([what]) => what },
      { key: 'en', header: 'English', cell: ([, english]) => english },
      { key: 'sv', header: 'Svenska', cell: ([, , swedish]) => <span lang="sv">{swedish}</span> },
    ]}
  />
);

/** How the product is worded, in both languages side by side; numbers come from the formatters that screens use. */
export const Writing: StoryObj = {
  render: () => (
    <Page width="medium" padded>
      <PageHeader
        title="Writing"
        lead="Plain, friendly and short, like one neighbour to another. Say what happens and what to do next; never sell, never blame."
      />
      <Stack gap={6}>
        <Section title="Voice" spacing="none">
          <ul className={s.list}>
            <li>
              Address one person: you, “du”. Use “we” only where the organisation behind gyg really does something.
            </li>
            <li>Verbs before nouns: “Cancel the booking”, not “Cancellation of booking”.</li>
            <li>No exclamation marks, no “please note”, no “successfully”. Describe success as the new state.</li>
            <li>
              Sentence case everywhere, also in headings and buttons. “gyg” is a common noun: write it in lower case.
            </li>
            <li>Swedish is written, not translated: natural word order, Swedish examples, long words hyphenated.</li>
          </ul>
        </Section>
        <Section title="Dates, times and numbers" spacing="none">
          <Both
            caption="Times are local to the gyg, for every reader"
            rows={[
              ['A day', en.date(start), sv.date(start)],
              ['A day and its time', en.dateTime(start), sv.dateTime(start)],
              ['From, to', en.span(start, end), sv.span(start, end)],
              ['Over more than a day', en.span(start, next), sv.span(start, next)],
              ['A number', en.number(12_400), sv.number(12_400)],
              ['A share', en.number(3.5, 1), sv.number(3.5, 1)],
              ['Hours given, of 750 minutes', `${en.hours(750)} h`, `${sv.hours(750)} h`],
            ]}
          />
        </Section>
        <Section title="Singular and plural" spacing="none">
          <Both
            caption="A count and its noun agree in both languages; zero has its own sentence"
            rows={[
              ['None', 'No gygs found', 'Inga gygar hittades'],
              ['One', '1 place left', '1 plats kvar'],
              ['More', '18 places left', '18 platser kvar'],
              ['Units', '2 h 30 min, 12 pcs, 4 km', '2 h 30 min, 12 st, 4 km'],
            ]}
          />
        </Section>
        <Section title="Buttons, errors, empty pages" spacing="none">
          <Both
            caption="A button says what it does; an error says what to do"
            rows={[
              ['A button', 'Book this skill', 'Boka den här kompetensen'],
              ['The same, busy', 'Booking …', 'Bokar …'],
              ['Cancel button', 'Keep the booking', 'Behåll bokningen'],
              ['A field left out', 'Write your e-mail address.', 'Skriv din e-postadress.'],
              [
                'A failed request',
                'The bookings could not be fetched. Try again.',
                'Bokningarna kunde inte hämtas. Försök igen.',
              ],
              [
                'An empty page',
                'Nothing is booked yet. Find a gyg that needs you.',
                'Inget är bokat än. Hitta en gyg som behöver dig.',
              ],
            ]}
          />
        </Section>
        <Section
          title="Terms"
          lead="One term for one thing. “Log in” and “log out” are verbs, “login” is the noun; “sign up” means creating an account. “Sign in” is not used."
          spacing="none"
        >
          <Both caption="Terms" rows={terms} />
        </Section>
      </Stack>
    </Page>
  ),
};
