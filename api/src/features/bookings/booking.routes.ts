import { inTransaction } from '../../access/unit-of-work';
import type { Handlers } from '../../http/call';
import { listAttendance, recordAttendance } from './attendance/attendance.service';
import { recordAttendances } from './attendance/record-attendances.service';
import { thankBooker } from './attendance/thank-booker.service';
import { listGygBookings, listMemberBookings } from './booking-list.service';
import { createBooking } from './create-booking.service';
import { answerBooking, cancelBooking } from './end-booking.service';
import { listUserBookings, presentBookingRow } from './own-bookings.service';
import { listParticipants } from './participant.service';
import { updateBooking } from './update-booking.service';

/** A time of a body; undefined means now. */
const timeOf = (at: string | undefined) => (at === undefined ? undefined : new Date(at));

export const bookingHandlers = {
  listParticipants: ({ context, actor, params, query, reading }) =>
    listParticipants(context, actor, params.gygId, { ...query, reading }),
  listGygBookings: ({ context, actor, params, query, reading, now }) =>
    listGygBookings(context, actor, params.gygId, query, { reading, now }),
  listMemberBookings: ({ context, actor, params, query, reading, now }) =>
    listMemberBookings(context, actor, params, query, { reading, now }),
  listAttendance: ({ context, actor, params, query, reading }) =>
    listAttendance(context, actor, params.gygId, { ...query, reading }),
  listUserBookings: ({ context, actor, params, query, reading, now }) =>
    listUserBookings(context, actor, params.userId, query, { reading, now }),
  async createBooking({ context, actor, params, body, now }) {
    const { id, status } = await inTransaction(context, now, (uow) => createBooking(uow, actor, params.gygId, body));
    return { id, status };
  },
  async updateBooking({ context, actor, params, body, now }) {
    const row = await inTransaction(context, now, (uow) =>
      updateBooking(uow, actor, params.gygId, params.bookingId, body),
    );
    return presentBookingRow(context, row);
  },
  async acceptBooking({ context, actor, params, now }) {
    const row = await inTransaction(context, now, (uow) =>
      answerBooking(uow, actor, params.bookingId, { accept: true, gygId: params.gygId }),
    );
    return presentBookingRow(context, row);
  },
  async declineBooking({ context, actor, params, now }) {
    const row = await inTransaction(context, now, (uow) =>
      answerBooking(uow, actor, params.bookingId, { accept: false, gygId: params.gygId }),
    );
    return presentBookingRow(context, row);
  },
  async thankBooker({ context, actor, params, body, now }) {
    const row = await inTransaction(context, now, (uow) =>
      thankBooker(uow, actor, params.gygId, params.bookingId, body.thanks),
    );
    return presentBookingRow(context, row);
  },
  async cancelBooking({ context, actor, params, body, now }) {
    await inTransaction(context, now, (uow) => cancelBooking(uow, actor, params.gygId, params.bookingId, body));
    return undefined;
  },
  recordAttendances: ({ context, actor, params, body, now }) => {
    const inputs = body.map(({ at, ...record }) => ({ ...record, at: timeOf(at) }));
    return inTransaction(context, now, (uow) => recordAttendances(uow, actor, params.gygId, inputs));
  },
  async recordAttendance({ context, actor, params, body: { at, ...body }, now }) {
    const input = { ...body, at: timeOf(at) };
    const row = await inTransaction(context, now, (uow) =>
      recordAttendance(uow, actor, params.gygId, params.bookingId, input),
    );
    return presentBookingRow(context, row);
  },
} satisfies Partial<Handlers>;
