import express from 'express';
import { z } from 'zod';
import { cardsPerAnswer, flatRows } from './flat-cards';
import { tellPort } from './tell-port';

const bookingSchema = z.object({ needId: z.number(), userId: z.string() });

/** What the plain server does on its engine, by Drizzle and without prepared statements. */
export interface PlainStore {
  list(from: number): Promise<unknown[]>;
  /** Books in one transaction; false when the need is full. */
  book(booking: z.infer<typeof bookingSchema>): Promise<boolean>;
  /** Needs with more bookings than they offer. */
  overbooked(): Promise<number>;
}

/** Serves a store with Express and nothing else. */
export function servePlain(store: PlainStore): void {
  const app = express();
  app.get('/list/:page', async (request, response) => {
    const page = Number(request.params.page);
    response.json({ gygs: await store.list(page * cardsPerAnswer), total: flatRows, page, pageSize: cardsPerAnswer });
  });
  app.post('/bookings', express.json(), async (request, response) => {
    const booked = await store.book(bookingSchema.parse(request.body));
    response.status(booked ? 201 : 409).json({ booked });
  });
  app.get('/overbooked', async (_request, response) => {
    response.json({ overbooked: await store.overbooked() });
  });
  const server = app.listen(0, '127.0.0.1', () => tellPort(server));
}
