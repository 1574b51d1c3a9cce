import type { Delivery } from '@gyg/contract';

/** Whether a call is being sent for the first time, or will be at once: nothing has become of it yet. */
export const isOnItsWay = ({ state, answer, error }: Pick<Delivery, 'state' | 'answer' | 'error'>): boolean =>
  state === 'WAITING' && answer === null && error === null;
