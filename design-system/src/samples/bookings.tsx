import { Badge } from '../components/badge/badge';
import { Button } from '../components/button/button';
import { Meter } from '../components/meter/meter';
import { RowName } from '../components/table/row-name';
import type { TableColumn } from '../components/table/table-column';
import type { TableSort } from '../components/table/table-features';
import { VisuallyHidden } from '../components/visually-hidden/visually-hidden';
import type { SampleLanguage } from './gygs';

/** One booking for stories, in both languages. */
export interface SampleBooking {
  id: number;
  title: Record<SampleLanguage, string>;
  comment: Record<SampleLanguage, string>;
  offered: number;
  asked: number;
  hours: number;
  representing: string;
  approved: boolean;
}

export const sampleBookings: readonly SampleBooking[] = [
  {
    id: 1,
    title: { en: 'Shore picker', sv: 'Strandplockare' },
    comment: {
      en: 'We come by ferry at 09:20 and bring our own gloves.',
      sv: 'Vi kommer med färjan 09.20 och har egna handskar.',
    },
    offered: 43,
    asked: 56,
    hours: 4,
    representing: 'Fixarkollektivet',
    approved: true,
  },
  {
    id: 2,
    title: { en: 'Boat driver, own licence', sv: 'Båtförare med förarbevis' },
    comment: { en: '', sv: '' },
    offered: 2,
    asked: 2,
    hours: 6.5,
    representing: 'Majvor Öberg',
    approved: false,
  },
  {
    id: 3,
    title: { en: 'Soup cook for eighty', sv: 'Soppkock för åttio personer' },
    comment: {
      en: 'One of us is allergic to celery, the soup can do without.',
      sv: 'En av oss är allergisk mot selleri, soppan klarar sig utan.',
    },
    offered: 1,
    asked: 3,
    hours: 3,
    representing: 'Skogsvännerna Uppland',
    approved: true,
  },
  {
    id: 4,
    title: { en: 'First-aider', sv: 'Förstahjälpenansvarig' },
    comment: { en: 'Trained in March.', sv: 'Utbildad i mars.' },
    offered: 0,
    asked: 2,
    hours: 6.5,
    representing: 'Röda Korset Sotenäs',
    approved: true,
  },
];

const words = {
  en: {
    caption: 'Bookings',
    contribution: 'Contribution',
    offered: 'Booked',
    hours: 'Hours',
    representing: 'Representing',
    state: 'State',
    action: 'Action',
    cancel: 'Cancel',
    approved: 'Approved',
    waiting: 'Awaiting approval',
    of: 'of',
    sortBy: 'Sort by',
    orders: {
      title: ['Contribution, A to Ö', 'Contribution, Ö to A'],
      offered: ['Booked, fewest first', 'Booked, most first'],
      hours: ['Hours, fewest first', 'Hours, most first'],
    },
    choose: (name: string) => `Choose ${name}`,
    all: 'Choose all',
    count: (count: number) => (count === 0 ? 'None chosen' : `${count} chosen`),
    clear: 'Clear',
    approve: 'Approve',
    write: 'Write to them',
    about: (name: string) => `About ${name}`,
    loading: 'Loading bookings',
    total: 'Together',
  },
  sv: {
    caption: 'Bokningar',
    contribution: 'Bidrag',
    offered: 'Bokat',
    hours: 'Timmar',
    representing: 'Representerar',
    state: 'Status',
    action: 'Åtgärd',
    cancel: 'Avboka',
    approved: 'Godkänd',
    waiting: 'Väntar på godkännande',
    of: 'av',
    sortBy: 'Sortera efter',
    orders: {
      title: ['Bidrag, A till Ö', 'Bidrag, Ö till A'],
      offered: ['Bokat, minst först', 'Bokat, mest först'],
      hours: ['Timmar, minst först', 'Timmar, mest först'],
    },
    choose: (name: string) => `Välj ${name}`,
    all: 'Välj alla',
    count: (count: number) => (count === 0 ? 'Inga valda' : `${count} valda`),
    clear: 'Rensa',
    approve: 'Godkänn',
    write: 'Skriv till dem',
    about: (name: string) => `Om ${name}`,
    loading: 'Laddar bokningar',
    total: 'Tillsammans',
  },
} as const;

export const bookingWords = (language: SampleLanguage) => words[language];

/** The names of the orders, by column: ascending first. */
export const bookingOrder =
  (language: SampleLanguage) =>
  ({ key, direction }: TableSort): string => {
    const orders: Record<string, readonly string[]> = words[language].orders;
    return orders[key]?.[direction === 'ascending' ? 0 : 1] ?? '';
  };

export const sortBookings = (
  rows: readonly SampleBooking[],
  { key, direction }: TableSort,
  language: SampleLanguage,
): SampleBooking[] => {
  const turn = direction === 'ascending' ? 1 : -1;
  return rows.toSorted((left, right) => {
    if (key === 'offered') return turn * (left.offered - right.offered);
    if (key === 'hours') return turn * (left.hours - right.hours);
    return turn * left.title[language].localeCompare(right.title[language], 'sv');
  });
};

/** The columns of a host's list of bookings. */
export function bookingColumns(language: SampleLanguage): TableColumn<SampleBooking>[] {
  const w = words[language];
  const hours = new Intl.NumberFormat(language, { minimumFractionDigits: 1 });
  return [
    {
      kind: 'name',
      key: 'title',
      header: w.contribution,
      sortable: true,
      cell: (row) => <RowName title={row.title[language]} />,
    },
    {
      kind: 'number',
      key: 'offered',
      header: w.offered,
      sortable: true,
      phone: 'half',
      cell: (row) => <Meter value={row.offered} max={row.asked} label={`${row.offered} ${w.of} ${row.asked}`} />,
    },
    {
      kind: 'number',
      key: 'hours',
      header: w.hours,
      sortable: true,
      phone: 'half',
      cell: (row) => hours.format(row.hours),
    },
    { key: 'representing', header: w.representing, cell: (row) => row.representing },
    {
      key: 'state',
      header: w.state,
      folds: true,
      cell: (row) => <Badge tone={row.approved ? 'good' : 'warn'}>{row.approved ? w.approved : w.waiting}</Badge>,
    },
    {
      kind: 'actions',
      key: 'action',
      header: w.action,
      cell: (row) => (
        <Button size="sm" variant="danger">
          {w.cancel}
          <VisuallyHidden> {row.title[language]}</VisuallyHidden>
        </Button>
      ),
    },
  ];
}
