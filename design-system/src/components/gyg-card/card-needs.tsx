import { Fragment } from 'react';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import s from './gyg-card.module.css';

export interface CardNeed {
  id: string;
  title: string;
  /** How many are wanted, formatted. */
  count: string;
  /** It matches the search: it is highlighted. */
  matches?: boolean | undefined;
}

export interface CardNeedsProps {
  /** Before the needs, for screen readers ("Wanted:"). */
  label: string;
  needs: readonly CardNeed[];
  /** How many needs are not shown, and its text for screen readers ("2 more"). */
  more?: { count: number; label: string } | undefined;
  /** The words of the search, underlined where they occur in a title. */
  words?: readonly string[] | undefined;
  /** The language of the titles. */
  lang?: string | undefined;
}

/** A gyg's open needs as small labels with a number. */
export const CardNeeds = ({ label, needs, more, words = [], lang }: CardNeedsProps) => (
  <p className={s.chips}>
    <VisuallyHidden>{label}</VisuallyHidden>
    {needs.map(({ id, title, count, matches }) => (
      <span key={id} className={s.chip} data-matches={matches || undefined}>
        <span lang={lang}>{matches ? <Marked text={title} words={words} /> : title}</span> <b>{count}</b>
      </span>
    ))}
    {more && more.count > 0 && (
      <span className={s.chip}>
        <span aria-hidden="true">+{more.count}</span>
        <VisuallyHidden>{more.label}</VisuallyHidden>
      </span>
    )}
  </p>
);

const escaped = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Splits a text at the words, keeping them: matches are at odd places. */
function split(text: string, words: readonly string[]): string[] {
  const patterns = words.filter((word) => word !== '').map(escaped);
  return patterns.length === 0 ? [text] : text.split(new RegExp(`(${patterns.join('|')})`, 'giu'));
}

const Marked = ({ text, words }: { text: string; words: readonly string[] }) =>
  split(text, words).map((part, index) => {
    // The parts of a fixed text never change their order.
    const key = `${index}-${part}`;
    return index % 2 === 1 ? <mark key={key}>{part}</mark> : <Fragment key={key}>{part}</Fragment>;
  });
