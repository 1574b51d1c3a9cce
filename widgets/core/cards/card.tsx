import type { GygCard } from '@gyg/contract';
import { goalColours, SmallIcon, smallIcons } from '@gyg/design-system/shadow/small';
import { type CSSProperties, Fragment, type MouseEvent, useState } from 'react';
import type { Around } from '../use-around';
import { cardTexts } from './card-texts';

interface CardProps {
  gyg: GygCard;
  around: Around;
  /** The width of its picture, as in an image's `sizes`. */
  sizes: string;
  /** Whether the gyg opens in a new window. */
  win: boolean;
  /** Whether to show the host's name. */
  withHost: boolean;
  /** Called when a visitor selects it here. Returns whether to open it. */
  onOpen: (detail: { id: string; title: string; url: string }) => boolean;
}

/** Whether a click opens a link here, and not in a new tab or window. */
const isPlain = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !(ctrlKey || metaKey || shiftKey || altKey);

/** One gyg as a card of a fixed height for its width. */
export function Card({ gyg, around, sizes, win, withHost, onOpen }: CardProps) {
  const { language, origin } = around;
  const texts = cardTexts[language];
  const { id, title } = gyg;
  const url = new URL(gyg.url, origin).href;
  return (
    <article className="card" part="card">
      <Picture gyg={gyg} around={around} sizes={sizes} />
      <div className="body">
        <h3 className="title" part="title">
          <a
            // Another one, because Preact leaves an empty target.
            key={win ? 'window' : 'here'}
            href={url}
            lang={gyg.lang}
            target={win ? '_blank' : undefined}
            aria-description={win ? texts.newWindow : undefined}
            onClick={(event) => {
              if (isPlain(event) && !onOpen({ id, title, url })) event.preventDefault();
            }}
          >
            {title}
          </a>
        </h3>
        <div className="facts" data-host={withHost || undefined}>
          <p>
            <SmallIcon path={smallIcons.calendar} />
            {gyg.stateLabel && (
              <>
                <span className="state">{gyg.stateLabel}</span>
                {' · '}
              </>
            )}
            <time dateTime={gyg.dateTime}>{gyg.when}</time>
          </p>
          {gyg.place !== '' && (
            <p>
              <SmallIcon path={smallIcons.pin} />
              {gyg.place}
            </p>
          )}
          {withHost && <p>{gyg.host}</p>}
        </div>
        <Needs gyg={gyg} label={texts.wanted} />
        <p className="url">{url}</p>
      </div>
    </article>
  );
}

/** The picture over the goal's colour, which shows if the picture is missing or a strict page refuses it. */
function Picture({ gyg, around, sizes }: Pick<CardProps, 'gyg' | 'around' | 'sizes'>) {
  const { goal, goalTitle } = gyg;
  const { theme, origin } = around;
  const shown = (theme === 'dark' && gyg.night) || gyg.picture;
  const style: CSSProperties & Record<'--goal', string> = { '--goal': goalColours[goal - 1] ?? '' };
  return (
    <div className="pic" style={style}>
      {shown && (
        <Image
          key={shown.src}
          alt=""
          loading="lazy"
          width={640}
          height={400}
          sizes={sizes}
          srcSet={shown.srcset.replace(/(^|, )\//g, `$1${origin}/`) || undefined}
          src={new URL(shown.src, origin).href}
        />
      )}
      <span className="tile">
        {goal}
        <Image
          alt={goalTitle}
          title={goalTitle}
          width={40}
          height={40}
          src={new URL(`/widgets/goals/${goal}.svg`, origin).href}
        />
      </span>
    </div>
  );
}

/** An image that goes away if it cannot be loaded. */
function Image({ alt, ...rest }: React.ComponentProps<'img'>) {
  const [isBroken, setIsBroken] = useState(false);
  return isBroken ? null : <img alt={alt} onError={() => setIsBroken(true)} {...rest} />;
}

/** What is wanted, with numbers; of a past gyg what came of it. */
const Needs = ({ gyg: { needs, moreNeeds, result }, label }: Pick<CardProps, 'gyg'> & { label: string }) => (
  <p className="needs" part="needs">
    {result}
    {needs.length > 0 && <span className="hid">{label}</span>}
    {needs.map(({ title, count }, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: two needs may have the same title
      <Fragment key={index}>
        {index > 0 && ', '}
        <bdi>{title}</bdi> <b>{count}</b>
      </Fragment>
    ))}
    {moreNeeds && `, ${moreNeeds}`}
  </p>
);

/** The shape of a card while its gyg is loading. */
export const WaitingCard = ({ withHost }: Pick<CardProps, 'withHost'>) => (
  <div className="card wait">
    <div className="pic" />
    <div className="body">
      <p className="title" />
      <div className="facts" data-host={withHost || undefined} />
      <p className="needs" />
    </div>
  </div>
);
