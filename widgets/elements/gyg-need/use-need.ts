import { useEffect, useRef, useState } from 'react';
import { reportError } from '../../core/preact/gyg-error-event';
import type { Session, Visitor } from '../../core/preact/session-port';
import { type Action, useAction, useRequestKey } from '../../core/preact/use-action';
import { type Loaded, useLoad } from '../../core/preact/use-load';
import { useVisitorChange } from '../../core/preact/use-session';
import type { WidgetError } from '../../core/widget-error';
import { GygNeedBookEvent, GygNeedBookedEvent, GygNeedCancelledEvent } from './gyg-need-events';
import { type Bookable, loadBookable, loadPersonal, type NeedQuery, type Personal } from './gyg-need-query';
import * as calls from './need-calls';

const untouched: calls.Choice = { organizationId: '', quantity: 1, comment: '', accepted: false };

/** What has just been done, to say so. */
export type Done = 'booked' | 'cancelled' | 'hasLeft' | 'declined';

export interface NeedModel {
  readonly bookable: Loaded<Bookable>;
  /** Loading for guests too. */
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

function useReports(element: HTMLElement, errors: readonly (WidgetError | undefined)[]): void {
  const [bookable, personal, action] = errors;
  const report = (error: WidgetError | undefined) => {
    if (error === undefined) return;
    const hint = error.code === 'need.unnamed' ? 'it needs “gyg”, and “need” or “recipient”' : '';
    reportError(element, error, hint);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: each error is reported once
  useEffect(() => report(bookable), [element, bookable]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each error is reported once
  useEffect(() => report(personal), [element, personal]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each error is reported once
  useEffect(() => report(action), [element, action]);
}

const errorOf = (loaded: Loaded<unknown>) => (loaded.status === 'failed' ? loaded.error : undefined);

/** The data of an element, and what its visitor can do. `session` belongs to the query's platform. */
export function useNeed(
  element: HTMLElement,
  session: Session,
  query: NeedQuery,
  visitor: Visitor | undefined,
): NeedModel {
  const [choice, setChoice] = useState(untouched);
  const [done, setDone] = useState<Done>();
  const action = useAction();
  const withKey = useRequestKey();

  const open = useLoad(JSON.stringify(query), (signal, fresh) => loadBookable(query, signal, fresh));
  const bookable = open.loaded.status === 'ready' ? open.loaded.data : undefined;
  const person = visitor && bookable && { gygId: bookable.gyg.id, userId: visitor.id };
  const own = useLoad(person && `${person.userId} ${person.gygId}`, (signal) =>
    loadPersonal(session, person ?? { gygId: '', userId: '' }, signal),
  );
  useReports(element, [errorOf(open.loaded), errorOf(own.loaded), action.failure?.error]);
  const writer = useRef(visitor?.id);
  useVisitorChange(visitor, () => {
    action.clear();
    setDone(undefined);
    if (visitor === undefined) return;
    // What was written stays for the same person, who may have to log in again, but nobody else sees it.
    if (writer.current !== undefined && writer.current !== visitor.id) setChoice(untouched);
    writer.current = visitor.id;
  });

  /** Sends a call, then loads what it may have changed. After a refusal too: something was different than shown. */
  const run = (name: string, then: Done | undefined, send: (given: Bookable) => Promise<void>) =>
    action.run(name, async () => {
      if (bookable === undefined) return;
      setDone(undefined);
      try {
        await send(bookable);
        setDone(then);
      } finally {
        await Promise.all([open.reload(), own.reload()]);
      }
    });
  const ids = ({ gyg, need }: Bookable) => ({ gygId: gyg.id, needId: need?.id ?? null });
  const tellBooked = (given: Bookable, { id, status }: calls.Made) =>
    element.dispatchEvent(new GygNeedBookedEvent({ ...ids(given), bookingId: id, status }));

  return {
    bookable: open.loaded,
    personal: own.loaded,
    choice,
    action,
    done,
    retry: () => void (open.loaded.status === 'failed' ? open.reload() : own.reload()),
    choose: (part) => setChoice((before) => ({ ...before, ...part })),
    async book() {
      if (bookable === undefined || visitor === undefined || action.busy !== undefined) return false;
      const quantity = choice.quantity ?? 1;
      if (!element.dispatchEvent(new GygNeedBookEvent({ ...ids(bookable), quantity }))) return false;
      return run('book', 'booked', async (given) => {
        const body = calls.bookingBody(given, choice, visitor.id);
        const made = await withKey(body, (key) => calls.book(session, given, body, key));
        tellBooked(given, made);
        setChoice(untouched);
      });
    },
    queue: () => run('queue', undefined, (given) => calls.join(session, given, calls.queueBody(given, choice))),
    leave: (entryId) => run('leave', 'hasLeft', (given) => calls.leave(session, given, entryId)),
    accept: (token) =>
      run('accept', 'booked', async (given) => {
        tellBooked(given, await calls.accept(session, token));
      }),
    decline: (token) => run('decline', 'declined', () => calls.decline(session, token)),
    cancel: (bookingId, reason) =>
      run('cancel', 'cancelled', async (given) => {
        await calls.cancel(session, given, bookingId, reason);
        element.dispatchEvent(new GygNeedCancelledEvent({ ...ids(given), bookingId }));
      }),
  };
}
