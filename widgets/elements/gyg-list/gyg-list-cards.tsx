import type { Gyg } from '@gyg/contract';
import { goalTitles } from '@gyg/contract/goals';
import { CardGrid, GygCard } from '@gyg/design-system/elements';
import { type MouseEvent, useState } from 'react';
import { formatWhen } from '../../core/format';
import type { Language } from '../../core/texts';
import s from './gyg-list.module.css';
import { GygListOpenEvent } from './gyg-list-events';
import type { GygListOptions } from './gyg-list-options';
import { type GygListTexts, placesLeft, shownState } from './gyg-list-texts';

interface CardProps {
  element: HTMLElement;
  options: Pick<GygListOptions, 'win' | 'host'>;
  texts: GygListTexts;
  language: Language;
  origin: string;
  gyg: Gyg;
}

const pageOf = (gyg: Gyg, origin: string): string =>
  `${origin}/go/${encodeURIComponent(gyg.orgFriendlyUrl)}/${encodeURIComponent(gyg.friendlyUrl)}`;

/** Whether a click opens the gyg here or as `win` sets, and not in a new tab by the visitor's choice. */
const isPlain = (event: MouseEvent): boolean =>
  event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;

function Card({ element, options, texts, language, origin, gyg }: CardProps) {
  const [hasPicture, setHasPicture] = useState(true);
  const url = pageOf(gyg, origin);
  const state = shownState(gyg.state);
  const when = formatWhen(gyg, language);
  const { title: goalTitle = '' } = goalTitles[language === 'sv' ? 'se' : 'en'][gyg.sdgGoalId - 1] ?? {};

  const open = (event: MouseEvent): void => {
    const isLink = event.target instanceof Element && event.target.closest('a')?.getAttribute('href') === url;
    if (!isLink || !isPlain(event)) return;
    const { id, title } = gyg;
    if (!element.dispatchEvent(new GygListOpenEvent({ id, title, url }))) event.preventDefault();
  };

  return (
    <GygCard
      part="card"
      goal={gyg.sdgGoalId}
      goalTitle={texts.goal(gyg.sdgGoalId, goalTitle)}
      title={gyg.title}
      titleLang={gyg.language === 'se' ? 'sv' : gyg.language}
      href={url}
      state={state}
      stateLabel={texts.states[state]}
      date={when.main}
      dateTime={when.dateTime}
      place={gyg.address.toLowerCase() === 'online' ? texts.online : gyg.address}
      needs={placesLeft(gyg, texts)}
      {...(hasPicture && { image: { src: new URL(gyg.gygHero, origin).href, width: 640, height: 400 } })}
      {...(options.host === 'others' && { host: { name: gyg.orgName } })}
      {...(options.win && { target: '_blank', 'aria-description': texts.opensNewWindow })}
      onClick={open}
      // If a picture is missing or a strict page refuses it, show the goal's poster.
      onErrorCapture={() => setHasPicture(false)}
    />
  );
}

/** The gygs as cards in rows. */
export const GygListCards = ({
  gygs,
  ...rest
}: Omit<CardProps, 'gyg'> & { gygs: readonly Gyg[]; options: GygListOptions }) => (
  <CardGrid
    columns={rest.options.row}
    follows="container"
    fills
    className={s.grid}
    aria-label={rest.texts.list}
    part="list"
  >
    {gygs.map((gyg) => (
      <Card key={gyg.id} gyg={gyg} {...rest} />
    ))}
  </CardGrid>
);
