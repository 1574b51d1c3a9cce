import { type ComponentPropsWithRef, Fragment, type ReactNode } from 'react';
import { classNames } from '../../class-names';
import { SoftBreaks } from '../../text/soft-breaks';
import { Badge, type GygState, StateBadge } from '../badge/badge';
import { GoalPoster } from '../goal-poster/goal-poster';
import { GoalTile } from '../goal-tile/goal-tile';
import { Icon } from '../icon/icon';
import { Picture, type PictureSource } from '../picture/picture';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import s from './gyg-card.module.css';

export interface GygCardProps extends Omit<ComponentPropsWithRef<'article'>, 'children' | 'title'> {
  /** The primary goal's number, 1 to 17; gives the card its colour. */
  goal: number;
  /** The goal's name for the tile ("Goal 14: Life below water"). */
  goalTitle: string;
  title: string;
  /** The language of `title` for `lang` ("en", "sv"), if it may differ from the page's. */
  titleLang?: string | undefined;
  /** The address that the whole card links to. */
  href: string;
  /** Without a picture the goal's poster is shown. */
  image?: PictureSource | undefined;
  state?: GygState | undefined;
  stateLabel?: string | undefined;
  /** A second label, on the picture: "Hidden", "Proposal". */
  tag?: ReactNode | undefined;
  /** The date, formatted ("Sat, Jun 12, 09:30"). */
  date?: string | undefined;
  /** The same date as ISO 8601. */
  dateTime?: string | undefined;
  place?: ReactNode | undefined;
  /** How far away it is, formatted ("8 km"). */
  distance?: string | undefined;
  /** It is online: a globe is shown before `place`. */
  online?: boolean | undefined;
  /** One line about its needs ("18 helpers, 6 vans wanted"). */
  needs?: ReactNode | undefined;
  /** Its first open needs as labels; shown instead of `needs`. */
  openNeeds?: CardNeedsProps | undefined;
  host?: { name: string; href?: string; logo?: ReactNode } | undefined;
  headingLevel?: 2 | 3 | 4 | undefined;
  /** `_blank` opens the gyg in a new window (the plug-in's option `win`). */
  target?: string | undefined;
}

/** A gyg in a grid: picture with the goal's tile on its edge, state, title, date, place, needs, host. */
export const GygCard = ({
  goal,
  goalTitle,
  title,
  titleLang,
  href,
  image,
  state,
  stateLabel,
  tag,
  date,
  dateTime,
  place,
  distance,
  online,
  needs,
  openNeeds,
  host,
  headingLevel = 3,
  target,
  className,
  ...rest
}: GygCardProps) => {
  const Heading = `h${headingLevel}` as const;
  const opening = target ? { target, rel: 'noopener' } : {};
  return (
    <article className={classNames(s.root, className)} data-goal={goal} data-state={state} {...rest}>
      <div className={s.picture}>{image ? <Picture {...image} /> : <GoalPoster goal={goal} />}</div>
      {tag && <Badge className={s.tag}>{tag}</Badge>}
      <div className={s.body}>
        <div className={s.edge}>
          <GoalTile goal={goal} title={goalTitle} framed />
          {state && stateLabel && <StateBadge state={state} label={stateLabel} />}
        </div>
        <Heading className={s.title}>
          <a className={s.link} href={href} lang={titleLang} {...opening}>
            <SoftBreaks>{title}</SoftBreaks>
          </a>
        </Heading>
        {date && (
          <p className={s.fact}>
            <Icon name="calendar" />
            <time dateTime={dateTime}>{date}</time>
          </p>
        )}
        {place && (
          <p className={s.fact}>
            <Icon name={online ? 'globe' : 'pin'} />
            <span>
              <SoftBreaks>{place}</SoftBreaks>
            </span>
            {distance && <span className={s.distance}>{distance}</span>}
          </p>
        )}
        {openNeeds ? <CardNeeds {...openNeeds} /> : needs && <p className={s.needs}>{needs}</p>}
      </div>
      {host && (
        <p className={s.host}>
          {host.logo}
          {host.href ? (
            <a className={s.hostLink} href={host.href} {...opening}>
              {host.name}
            </a>
          ) : (
            <span>{host.name}</span>
          )}
        </p>
      )}
    </article>
  );
};

interface CardNeed {
  id: string;
  title: string;
  /** How many are wanted, formatted. */
  count: string;
  /** It matches the search: it is highlighted. */
  matches?: boolean | undefined;
}

interface CardNeedsProps {
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
const CardNeeds = ({ label, needs, more, words = [], lang }: CardNeedsProps) => (
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
