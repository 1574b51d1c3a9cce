import { takesQueue } from '@gyg/contract/waitlist';
import { goalColours } from '@gyg/design-system/shadow/small';
import type { CSSProperties, ReactNode } from 'react';
import { frameClasses as f } from '../../core/preact/frame';
import { LogIn } from '../../core/preact/log-in';
import { Note } from '../../core/preact/note';
import type { SessionState } from '../../core/session';
import s from './gyg-need.module.css';
import { fullText } from './gyg-need-texts';
import { NeedHead } from './need-head';
import type { NeedSituation } from './need-situation';
import { bookingPage, gygPage, joinPage, type NeedBase } from './need-view';
import { openSituation } from './open-situation';

/** The card: what is needed, and below it what can be done. */
export const NeedCard = ({
  base,
  kind,
  children,
}: {
  base: NeedBase;
  kind: NeedSituation['kind'] | 'guest';
  children: ReactNode;
}) => {
  // The goal's colour, instead of the colours of all goals in a style sheet.
  const style: CSSProperties & Record<'--goal-stripe', string | undefined> = {
    '--goal-stripe': goalColours[base.bookable.gyg.sdgGoalId - 1],
  };
  return (
    <article className={`${f.card} ${s.card}`} part="card" style={style}>
      <NeedHead {...base} showsLeft={!['past', 'closed', 'booked'].includes(kind)} />
      <div className={s.body} part="body">
        {children}
      </div>
    </article>
  );
};

/** A gyg that is over, or a need that is closed. */
export function NeedOver({ base, kind }: { base: NeedBase; kind: 'past' | 'closed' }) {
  const { texts } = base;
  const { title, text } = kind === 'past' ? texts.past : texts.closedForBooking;
  return (
    <>
      <Note icon="info" title={title}>
        <p>{text}</p>
      </Note>
      <p className={f.actions}>
        <a className={f.link} href={gygPage(base)} part="link">
          {kind === 'past' ? texts.results : texts.others}
        </a>
      </p>
    </>
  );
}

interface BookingLogInProps {
  base: NeedBase;
  state: SessionState;
  /** It is about the waiting list. */
  isFull: boolean;
  onLoggedIn: () => void;
}

/** The button to log in for booking. */
export function BookingLogIn({ base, state, isFull, onLoggedIn }: BookingLogInProps) {
  const { bookable, session, origin, language, texts } = base;
  const { gyg, need } = bookable;
  return (
    <LogIn
      {...{ session, state, origin, onLoggedIn }}
      secondary={isFull}
      request={{ scopes: ['profile', 'bookings'], language, purpose: texts.purpose(need?.title ?? gyg.title) }}
      label={isFull ? texts.logInToQueue : texts.logIn}
      offline={texts.offlineHint}
      elsewhere={bookingPage(base)}
    />
  );
}

interface NeedGuestProps {
  base: NeedBase;
  state: SessionState;
  /** Called after the visitor logged in to book, or to join the waiting list. */
  onLoggedIn: (toQueue: boolean) => void;
}

/** For visitors who are not logged in. */
export function NeedGuest({ base, state, onLoggedIn }: NeedGuestProps) {
  const { bookable, texts } = base;
  const { gyg, need } = bookable;
  const kind = openSituation(bookable);
  const isForMembers = kind === 'guest' && need !== null && !['ANYONE', 'INVITE_ONLY'].includes(need.whoCanOffer);
  const isFull = kind === 'full';
  const queues = isFull && takesQueue(gyg);
  return (
    <NeedCard base={base} kind={kind}>
      {isFull && (
        <Note icon="users" title={fullText(texts, bookable)}>
          {queues && <p>{texts.queueText}</p>}
        </Note>
      )}
      {isForMembers && (
        <Note icon="lock" title={texts.membersOnly.title}>
          <p>{texts.membersOnly.text}</p>
        </Note>
      )}
      {(kind === 'guest' || queues) && (
        <BookingLogIn {...{ base, state, isFull }} onLoggedIn={() => onLoggedIn(isFull)} />
      )}
      {(isFull || isForMembers) && (
        <p className={f.actions}>
          <a className={f.link} href={isFull ? `${gygPage(base)}#needs` : joinPage(base)} part="link">
            {isFull ? texts.others : texts.becomeMember}
          </a>
        </p>
      )}
      {(kind === 'past' || kind === 'closed') && <NeedOver base={base} kind={kind} />}
    </NeedCard>
  );
}
