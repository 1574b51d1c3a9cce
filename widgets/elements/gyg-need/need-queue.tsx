import type { ViewerWaitlistEntry } from '@gyg/contract';
import { createDateFormat } from '@gyg/contract/dates';
import { takesQueue } from '@gyg/contract/waitlist';
import { Banner, Button, TextButton } from '@gyg/design-system/elements';
import { useState } from 'react';
import { LogIn } from '../../core/preact/log-in';
import { useOnline } from '../../core/preact/use-online';
import s from './gyg-need.module.css';
import { NeedFailure } from './need-failure';
import { NeedForm } from './need-form';
import { NeedNote } from './need-note';
import { bookingPage, gygPage, type NeedView } from './need-view';

/** A full need, and its waiting list. Guests log in first, and then find the form open. */
export function NeedFull({
  view,
  onWish,
  wishes,
}: {
  view: NeedView;
  wishes: boolean;
  onWish: (wishes: boolean) => void;
}) {
  const { bookable, model, texts, visitor, session, state, origin, language, focusNext } = view;
  const wasFaster = model.action.failure?.name === 'book';
  const open = takesQueue(bookable.gyg);
  const wish = () => {
    focusNext();
    onWish(true);
  };
  if (visitor && wishes && open) return <NeedForm view={view} task="queue" onCancel={() => onWish(false)} />;
  return (
    <>
      {wasFaster ? (
        <Banner tone="bad" role="alert" part="message">
          {texts.faster}
        </Banner>
      ) : (
        <NeedNote icon="users" title={texts.full}>
          {open && <p>{texts.queueText}</p>}
        </NeedNote>
      )}
      {open && !visitor && (
        <LogIn
          {...{ session, state, origin }}
          secondary
          request={{
            scopes: ['profile', 'bookings'],
            language,
            purpose: texts.purpose(bookable.need?.title ?? bookable.gyg.title),
          }}
          label={texts.logInToQueue}
          offline={texts.offlineHint}
          elsewhere={bookingPage(view)}
          onLoggedIn={wish}
        />
      )}
      <p className={s.actions}>
        {open && visitor && (
          <Button variant="secondary" part="button" onClick={wish}>
            {texts.join}
          </Button>
        )}
        <a className={s.link} href={`${gygPage(view)}#needs`} part="link">
          {texts.others}
        </a>
      </p>
    </>
  );
}

/** The visitor's place in the waiting list, or what is offered to them from it. */
export function NeedQueued({ view, entry }: { view: NeedView; entry: ViewerWaitlistEntry }) {
  const { bookable, model, texts, language, focusNext } = view;
  const online = useOnline();
  const { busy } = model.action;
  const { offer } = entry;
  const number = new Intl.NumberFormat(language);
  const [isAsked, setIsAsked] = useState(false);
  const act = (send: () => Promise<boolean>) => () => {
    setIsAsked(true);
    focusNext();
    void send();
  };
  if (offer === null) {
    return (
      <>
        <NeedNote icon="clock" title={texts.queued(number.format(entry.ahead + 1))} isNew={!isAsked} />
        <NeedFailure view={view} />
        <p className={s.actions}>
          <Button
            variant="secondary"
            part="button"
            busy={busy === 'leave'}
            disabled={!online}
            onClick={act(() => model.leave(entry.id))}
          >
            {texts.leave}
          </Button>
        </p>
      </>
    );
  }
  const until = createDateFormat(language).dateTime(new Date(offer.expiresAt));
  return (
    <>
      <NeedNote icon="star" tone="good" title={texts.offered}>
        {bookable.need?.contributionType === 'COMMODITY' && <p>{texts.offeredItems(offer.quantity)}</p>}
        <p>{texts.offeredUntil(until)}</p>
      </NeedNote>
      <NeedFailure view={view} />
      <p className={s.actions}>
        <Button
          part="button"
          busy={busy === 'accept'}
          disabled={!online}
          onClick={act(() => model.accept(offer.token))}
        >
          {texts.accept}
        </Button>
        <TextButton
          variant="standalone"
          part="button"
          disabled={!online || busy !== undefined}
          onClick={act(() => model.decline(offer.token))}
        >
          {texts.decline}
        </TextButton>
      </p>
    </>
  );
}
