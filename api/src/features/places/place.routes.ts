import type { Handlers } from '../../http/call';
import { geocode } from './place.service';

export const placeHandlers = {
  geocode: ({ context, query }) => geocode(context, query.q),
} satisfies Partial<Handlers>;
