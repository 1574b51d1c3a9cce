import { useState } from 'react';
import { type Action, useAction, useRequestKey } from '../../core/preact/use-action';
import { type Loaded, useLoad } from '../../core/preact/use-load';
import { useReport } from '../../core/preact/use-report';
import type { Session, Visitor } from '../../core/session';
import { GygNeedBookEvent, GygNeedBookedEvent, GygNeedCancelledEvent } from './gyg-need-events';
import { type Bookable, loadPersonal, type Personal } from './gyg-need-query';
import * as calls from './need-calls';

const untouched: calls.Choice = { organizationId: '', quantity: 1, comment: '', accepted: false };

/** What has just been done, to say so. */
export type Done = 'booked' | 'cancelled' | 'hasLeft' | 'declined';

export interface NeedModel {
  readonly personal: Loaded<Personal>;
  readonly choice: calls.Choice;
  readonly action: Action;
  readonly done: Done | undefined;
  /** Loads what failed again. */
  readonly retry: () => void;
  readonly choose: (part: Partial<calls.Choice>) => void;
  // Each resolves to whether it was done.
  readonly book: () => Promise<boolean>;
  readonly queue: () => Promise<boolean>;
  readonly leave: (entryId: string) => Promise<boolean>;
  readonly accept: (token: string) => Promise<boolean>;
  readonly decline: (token: string) => Promise<boolean>;
  readonly cancel: (bookingId: string, reason: string) => Promise<boolean>;
}

export interface NeedContext {
  readonly element: HTMLElement;
  readonly session: Session;
  readonly bookable: Bookable;
  readonly visitor: Visitor;
  /** What was written, for the time until someone whose session has ended has logged in again. */
  readonly draft: { current: { readonly userId: string; readonly choice: calls.Choice } | undefined };
  /** Loads the public part again. */
  readonly reload: () => Promise<void>;
}

/** The visitor's part of an element, and what they can do. */
export function useNeed({ element, session, bookable, visitor, draft, reload }: NeedContext): NeedModel {
  const [choice, setChoice] = useState(draft.current?.userId === visitor.id ? draft.current.choice : untouched);
  const [done, setDone] = useState<Done>();
  const action = useAction();
  const withKey = useRequestKey();
  const person = { gygId: bookable.gyg.id, userId: visitor.id };
  const own = useLoad(`${person.userId} ${person.gygId}`, (signal) => loadPersonal(session, person, signal));
  useReport(element, own.loaded.status === 'failed' ? own.loaded.error : undefined);
  useReport(element, action.failure?.error);

  /** Sends a call, then loads what it may have changed. After a refusal too: something was different than shown. */
  const run = (name: string, then: Done | undefined, send: () => Promise<void>) =>
    action.run(name, async () => {
      setDone(undefined);
      try {
        await send();
        setDone(then);
      } finally {
        await Promise.all([reload(), own.reload()]);
      }
    });
  const write = (part: Partial<calls.Choice>) => {
    const written = { ...choice, ...part };
    draft.current = { userId: visitor.id, choice: written };
    setChoice(written);
  };
  const ids = { gygId: bookable.gyg.id, needId: bookable.need?.id ?? null };
  const tellBooked = ({ id, status }: calls.NewBooking) =>
    element.dispatchEvent(new GygNeedBookedEvent({ ...ids, bookingId: id, status }));

  return {
    personal: own.loaded,
    choice,
    action,
    done,
    retry: () => void own.reload(),
    choose: write,
    async book() {
      if (action.busy !== undefined) return false;
      const quantity = choice.quantity ?? 1;
      if (!element.dispatchEvent(new GygNeedBookEvent({ ...ids, quantity }))) return false;
      return run('book', 'booked', async () => {
        const booking = (key: string) => calls.bookingOf(bookable, choice, visitor.id, key);
        tellBooked(await withKey(booking, (request) => calls.book(session, request)));
        write(untouched);
      });
    },
    queue: () => run('queue', undefined, () => calls.join(session, bookable, calls.queueBody(bookable, choice))),
    leave: (entryId) => run('leave', 'hasLeft', () => calls.leave(session, bookable, entryId)),
    accept: (token) => run('accept', 'booked', async () => void tellBooked(await calls.accept(session, token))),
    decline: (token) => run('decline', 'declined', () => calls.decline(session, token)),
    cancel: (bookingId, reason) =>
      run('cancel', 'cancelled', async () => {
        await calls.cancel(session, bookable, bookingId, reason);
        element.dispatchEvent(new GygNeedCancelledEvent({ ...ids, bookingId }));
      }),
  };
}
