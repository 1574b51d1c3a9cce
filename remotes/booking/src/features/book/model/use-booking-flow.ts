import type { GygProfile, GygViewer, UserOrganization } from '@gyg/contract';
import {
  type CallInput,
  invalidateCalls,
  paths,
  toast,
  useLocation,
  useNavigate,
  useQueryClient,
  useTranslation,
} from '@gyg/platform';
import { useEffect, useRef, useState } from 'react';
import { bookingOfNeed } from '../../../shared/booked-need';
import { refreshAfterBooking } from '../../../shared/refresh-after-booking';
import { findOwnBooking, useCreateBooking } from '../api/booking-calls';
import { readAddress } from './booking-address';
import {
  type BookingChoice,
  type ChoiceProblem,
  firstOpenStage,
  problemOf,
  type RefusedNeed,
  refusedNeed,
  type Stage,
  stages,
  startChoice,
} from './booking-choice';
import { bookingDraft, type Draft } from './booking-draft';
import { type BookingRefusal, isLost, toRefusal } from './booking-refusal';
import { useStages } from './use-stages';

/** Whether a refusal has nothing to do with the choices: it is shown where they are. */
const isFailure = ({ kind }: BookingRefusal): boolean =>
  kind === 'lost' || kind === 'login' || kind === 'offline' || kind === 'other';

export interface FlowData {
  profile: GygProfile;
  viewer: GygViewer;
  organizations: readonly UserOrganization[];
  person: { id: string; name: string };
}

/** The state of the booking flow, and the actions of its stages. */
export function useBookingFlow({ profile, viewer, organizations, person }: FlowData) {
  const { t } = useTranslation('booking');
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { search } = useLocation();
  const { gyg } = profile;
  const needs = [...profile.gygPositions, ...profile.gygCommodities];
  const [draft] = useState(() => bookingDraft(person.id, gyg.id));
  const [choice, setChoice] = useState<BookingChoice>(() =>
    startChoice({ ...readAddress(new URLSearchParams(search)), ...draft.read() }, { needs, viewer, organizations }),
  );
  const [refused, setRefused] = useState<RefusedNeed | undefined>(() =>
    refusedNeed(readAddress(new URLSearchParams(search)).needId, { needs, viewer }),
  );
  const [problem, setProblem] = useState<ChoiceProblem>();
  const [attempts, setAttempts] = useState(0);
  const [failure, setFailure] = useState<{ refusal: BookingRefusal; thrown: unknown }>();
  const [lostMembership, setLostMembership] = useState<string>();
  const [isDone, setIsDone] = useState(false);
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  const { busy, send } = useConfirm(draft);
  const { stage, goOn, goBack } = useStages(choice, refused, !isDone);
  const need = needs.find(({ id }) => id === choice.needId);

  const clear = () => {
    setProblem(undefined);
    setFailure(undefined);
  };
  const change = (part: Partial<BookingChoice>) => {
    clear();
    const next = { ...choice, ...part };
    setChoice(next);
    draft.write(next);
  };
  const isDecided = (name: Stage) => name !== 'confirm' && problemOf(name, choice, need) === undefined;
  const canShow = (name: Stage) =>
    name !== stage && !busy && stages.indexOf(name) <= stages.indexOf(firstOpenStage(choice));

  const finish = (id: string, waits: boolean, fresh: boolean) => {
    if (isHere.current) {
      setIsDone(true);
      void navigate(paths.booking(gyg.id, id), { replace: true, state: { justBooked: fresh } });
    } else if (fresh) {
      toast.success(t(waits ? 'book.pending' : 'book.done'));
    }
    void refreshAfterBooking(queries);
  };
  // After a reload: a booking whose response was lost.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what was there when the page opened
  useEffect(() => {
    if (refused?.reason !== 'already_booked' || !draft.awaitsResponse()) return;
    const held = bookingOfNeed(viewer.bookings, refused.needId);
    draft.clear();
    if (held !== undefined) finish(held.id, held.status === 'PENDING', true);
  }, []);
  /** Goes back to the stage whose choice is no longer possible; the other choices are kept. */
  const refuse = async (refusal: BookingRefusal, thrown: unknown) => {
    if (isFailure(refusal)) return setFailure({ refusal, thrown });
    await Promise.all([refreshAfterBooking(queries), invalidateCalls(queries, ['listUserOrganizations'])]);
    if (refusal.kind === 'fewer') {
      setAttempts((count) => count + 1);
      return setProblem('tooMany');
    }
    if (refusal.kind === 'notMember') {
      setLostMembership(organizations.find(({ organizationId }) => organizationId === choice.organizationId)?.name);
      return setChoice((last) => ({ ...last, representing: null, organizationId: null }));
    }
    if (refusal.kind === 'need' && need !== undefined) {
      setRefused({ needId: need.id, reason: refusal.reason, justNow: true });
      setChoice((last) => ({ ...last, needId: null }));
    }
  };
  const confirm = async () => {
    if (need === undefined) return;
    setFailure(undefined);
    const outcome = await send({
      params: { gygId: gyg.id },
      body: {
        userOrganization: choice.representing === 'organization' ? choice.organizationId : null,
        gygPositionId: need.id,
        contributionType: need.contributionType,
        bookingComment: choice.comment.trim(),
        quantity: need.contributionType === 'SKILL' ? 1 : (choice.quantity ?? 1),
        userId: person.id,
      },
    });
    if (outcome?.kind === 'booked') finish(outcome.id, outcome.waits, outcome.fresh);
    if (outcome?.kind === 'refused') await refuse(outcome.refusal, outcome.thrown);
  };
  /** Goes on if the stage is answered. Users without organisations skip the second stage. */
  const next = () => {
    const nextProblem = problemOf(stage, choice, need);
    setProblem(nextProblem);
    if (nextProblem !== undefined) return setAttempts((count) => count + 1);
    if (stage === 'confirm') return void confirm();
    if (stage === 'participation') setRefused(undefined);
    if (stage === 'representation') setLostMembership(undefined);
    goOn(stage === 'participation' && organizations.length > 0 ? 'representation' : 'confirm');
  };
  const show = (name: Stage) => {
    setProblem(undefined);
    if (stages.indexOf(name) < stages.indexOf(stage)) goBack(name);
    else goOn(name);
  };

  return {
    choice,
    need,
    stage,
    problem,
    /** How often a stage could not be left; each time the first wrong field gets the focus. */
    attempts,
    refused,
    failure,
    lostMembership,
    busy,
    /** Whether the user can book anything. */
    isOpen: Object.values(viewer.canOffer).some(({ allowed }) => allowed),
    isDone,
    isDecided,
    canShow,
    change,
    next,
    show,
    goBack: (name: Stage) => {
      setProblem(undefined);
      goBack(name);
    },
    confirm,
  };
}

/** The result of an attempt. `waits`: the host has to accept it. `fresh` is false for an earlier booking. */
type Outcome =
  | { kind: 'booked'; id: string; waits: boolean; fresh: boolean }
  | { kind: 'refused'; refusal: BookingRefusal; thrown: unknown };

/**
 * Books only once: while an attempt runs, further calls do nothing, and an attempt whose response was lost is sent again
 * with its key. If the user has booked the need already, that booking is the result.
 */
function useConfirm(draft: Draft) {
  const creating = useCreateBooking();
  const isSending = useRef(false);

  const existing = async ({ params, body }: CallInput<'createBooking'>, thrown: unknown): Promise<Outcome> => {
    try {
      const id = await findOwnBooking(params.gygId, body.gygPositionId);
      if (id !== undefined) return { kind: 'booked', id, waits: false, fresh: false };
    } catch (failed) {
      return { kind: 'refused', refusal: toRefusal(failed), thrown: failed };
    }
    return { kind: 'refused', refusal: { kind: 'need', reason: 'already_booked' }, thrown };
  };
  const attempt = async (booking: CallInput<'createBooking'>): Promise<Outcome> => {
    try {
      const { id, status } = await creating.mutateAsync({ booking, key: draft.keyOf(booking.body) });
      return { kind: 'booked', id, waits: status === 'PENDING', fresh: true };
    } catch (thrown) {
      if (!isLost(thrown)) draft.endAttempt();
      const refusal = toRefusal(thrown);
      return refusal.kind === 'booked' ? existing(booking, thrown) : { kind: 'refused', refusal, thrown };
    }
  };

  return {
    busy: creating.isPending,
    /** Sends a booking; undefined while another attempt runs. */
    async send(booking: CallInput<'createBooking'>): Promise<Outcome | undefined> {
      if (isSending.current) return undefined;
      isSending.current = true;
      try {
        const outcome = await attempt(booking);
        if (outcome.kind === 'booked') draft.clear();
        return outcome;
      } finally {
        isSending.current = false;
      }
    },
  };
}
