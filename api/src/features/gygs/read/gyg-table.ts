import { type Gyg, type GygState, goalTitle, type Locale } from '@gyg/contract';
import { gygPlace } from '@gyg/contract/gyg-place';
import type { CsvColumns } from '../../../text/write-csv';
import { formatZonedTime } from '../../../time/zoned-time';

interface GygTexts {
  header: readonly string[];
  states: Record<GygState, string>;
  /** Booked and offered; with a word between them, because a spreadsheet reads 3/5 as a date. */
  of: (counts: { booked: number; offered: number }) => string;
}

const texts: Record<Locale, GygTexts> = {
  en: {
    header: [
      'Title',
      'State',
      'Starts (Swedish time)',
      'Ends (Swedish time)',
      'Address',
      'Goal',
      'Host',
      'Skills',
      'Items',
      'Recipients',
    ],
    states: { CREATED: 'Draft', PUBLISHED: 'Upcoming', ONGOING: 'In-Progress', FINISHED: 'Past' },
    of: ({ booked, offered }) => `${booked} of ${offered}`,
  },
  se: {
    header: [
      'Titel',
      'Status',
      'Börjar (svensk tid)',
      'Slutar (svensk tid)',
      'Adress',
      'Mål',
      'Värd',
      'Insatser',
      'Saker',
      'Mottagare',
    ],
    states: { CREATED: 'Utkast', PUBLISHED: 'Kommande', ONGOING: 'Pågående', FINISHED: 'Avslutad' },
    of: ({ booked, offered }) => `${booked} av ${offered}`,
  },
};

/** The columns of a list of gygs in the reader's language; what is booked only for the gygs that the reader hosts. */
export function gygColumns(locale: Locale): CsvColumns<Gyg> {
  const { header, states, of } = texts[locale];
  const line = ({ counts, ...gyg }: Gyg) => [
    gyg.title,
    states[gyg.state],
    formatZonedTime(new Date(gyg.startDateTime)),
    formatZonedTime(new Date(gyg.endDateTime)),
    gygPlace(gyg.address, locale === 'se' ? 'sv' : 'en'),
    `${gyg.sdgGoalId} ${goalTitle(gyg.sdgGoalId, locale)}`,
    gyg.orgName,
    counts && of(counts.skills),
    counts && of(counts.items),
    counts && of(counts.recipients),
  ];
  return { header, line };
}
