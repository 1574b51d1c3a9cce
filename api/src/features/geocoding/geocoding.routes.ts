import type { Handlers } from '../../http/call';
import { geocode } from './geocoding.service';

export const geocodingHandlers = {
  geocode: ({ context, query }) => geocode(context, query.q),
} satisfies Partial<Handlers>;
