import type { BarChartProps } from '../components/bar-chart/bar-chart';
import type { GoalWheelProps } from '../components/goal-wheel/goal-wheel';
import type { ShareChartProps } from '../components/share-chart/share-chart';
import { goalsIn, type SampleLanguage } from './gygs';

/** Chart texts for stories, in both languages. */
export const chartWords = {
  en: {
    texts: {
      showTable: 'Show as table',
      showChart: 'Show as chart',
      failed: 'The chart did not load. Here are its numbers.',
    },
    month: 'Month',
    quarter: 'Quarter',
    year: 'Year',
    hours: 'Hours',
    total: 'Total',
    missing: 'no data',
    other: 'Other',
    share: 'Share',
    goal: 'Goal',
    empty: 'No hours yet. They appear here after a gyg.',
  },
  sv: {
    texts: {
      showTable: 'Visa som tabell',
      showChart: 'Visa som diagram',
      failed: 'Diagrammet kunde inte hämtas. Här är siffrorna.',
    },
    month: 'Månad',
    quarter: 'Kvartal',
    year: 'År',
    hours: 'Timmar',
    total: 'Summa',
    missing: 'uppgift saknas',
    other: 'Övrigt',
    share: 'Andel',
    goal: 'Mål',
    empty: 'Inga timmar än. De visas här efter en gyg.',
  },
} as const;

const locale = { en: 'en-GB', sv: 'sv-SE' } as const;
const figures = (language: SampleLanguage) => new Intl.NumberFormat(locale[language]);

/** 12, "12". */
export const tickIn = (language: SampleLanguage) => (value: number) => figures(language).format(value);
/** 12, "12 hours". */
export const hoursIn = (language: SampleLanguage) => (value: number) => {
  const unit = language === 'sv' ? (value === 1 ? 'timme' : 'timmar') : value === 1 ? 'hour' : 'hours';
  return `${figures(language).format(value)} ${unit}`;
};
export const percentIn = (language: SampleLanguage) => (percent: number) =>
  new Intl.NumberFormat(locale[language], { style: 'percent' }).format(percent / 100);

/** Months up to May 2026, one for each value. */
export const monthsIn = (language: SampleLanguage, values: readonly (number | null)[], key = 'hours') =>
  values.map((value, index) => {
    const date = new Date(Date.UTC(2026, 5 - values.length + index, 1));
    const say = (options: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat(locale[language], { timeZone: 'UTC', ...options }).format(date);
    return {
      key: date.toISOString().slice(0, 7),
      label: say({ month: 'long', year: 'numeric' }),
      tick: say({ month: 'short' }).replace('.', ''),
      group: say({ year: 'numeric' }),
      values: { [key]: value },
    };
  });

type BarSample = Omit<BarChartProps, 'ref'>;
/** Hours by month: a spring of gygs, one month without any, one without data. */
export const barSample = (language: SampleLanguage): BarSample => {
  const words = chartWords[language];
  return {
    title: language === 'sv' ? 'Timmar som gavs, månad för månad' : 'Hours given, month by month',
    summary:
      language === 'sv'
        ? '1 131 timmar på ett år, flest i september.'
        : '1,131 hours in a year, most of them in September.',
    texts: words.texts,
    bars: monthsIn(language, [64, 38, null, 182, 141, 96, 0, 44, 87, 131, 168, 180]),
    series: [{ key: 'hours', label: words.hours }],
    barLabel: words.month,
    formatValue: hoursIn(language),
    formatTick: tickIn(language),
    missing: words.missing,
    totalLabel: words.total,
    empty: words.empty,
  };
};

type ShareSample = Omit<ShareChartProps, 'ref'>;
/** Contributions by kind; seven kinds, of which the smallest are combined. */
export const shareSample = (language: SampleLanguage): ShareSample => {
  const words = chartWords[language];
  const sv = language === 'sv';
  const parts: readonly (readonly [string, string, number])[] = [
    ['Shore and forest work', 'Arbete vid stränder och i skogar', 412],
    ['Homework help', 'Läxhjälp', 233],
    ['Cooking and serving', 'Matlagning och servering', 121],
    ['Repairing', 'Reparationsarbete', 96],
    ['Driving', 'Körning', 41],
    ['Translating', 'Översättning', 22],
    ['Keeping the books', 'Bokföring', 9],
  ];
  return {
    title: sv ? 'Timmar efter kunskap' : 'Hours by skill',
    summary: sv
      ? '934 timmar; fyra av tio vid stränder och i skogar.'
      : '934 hours; four in ten on shores and in forests.',
    texts: words.texts,
    parts: parts.map(([en, swedish, value]) => ({ key: en, label: sv ? swedish : en, value })),
    otherLabel: words.other,
    formatValue: hoursIn(language),
    formatPercent: percentIn(language),
    total: { value: figures(language).format(934), label: sv ? 'timmar' : 'hours' },
    columns: [sv ? 'Kunskap' : 'Skill', words.hours, words.share],
    totalLabel: words.total,
    empty: words.empty,
  };
};

type WheelSample = Omit<GoalWheelProps, 'ref'>;
const counts: readonly number[] = [24, 41, 12, 96, 18, 7, 0, 15, 3, 32, 78, 64, 55, 131, 88, 21, 36];
/** Hours by goal, with these counts or the sample's. */
export const wheelSample = (language: SampleLanguage, hoursByGoal: readonly number[] = counts): WheelSample => {
  const words = chartWords[language];
  const sv = language === 'sv';
  const sum = hoursByGoal.reduce((all, count) => all + count, 0);
  return {
    title: sv ? 'Timmar efter mål' : 'Hours by goal',
    summary: sv
      ? 'Mest till mål 14, Hav och marina resurser, och mål 4, God utbildning för alla.'
      : 'Most for goal 14, Life below water, and goal 4, Quality education.',
    texts: words.texts,
    goals: goalsIn(language).map((goal, index) => ({ ...goal, count: hoursByGoal[index] ?? 0 })),
    total: { value: figures(language).format(sum), label: sv ? 'timmar' : 'hours' },
    formatCount: hoursIn(language),
    formatTick: tickIn(language),
    goalLabel: words.goal,
    countLabel: words.hours,
  };
};
