import type { Delivery, DeliveryState } from '@gyg/contract';
import { callOptions, keepPreviousData, useQuery } from '@gyg/platform';
import { isOnItsWay } from '../model/on-its-way';

export const useOrigins = (organizationId: string) =>
  useQuery(callOptions('listOrigins', { params: { organizationId } }));

export const useKeys = (organizationId: string) => useQuery(callOptions('listKeys', { params: { organizationId } }));

export const useWebhooks = (organizationId: string) =>
  useQuery(callOptions('listWebhooks', { params: { organizationId } }));

export interface DeliveryPage {
  state: DeliveryState | undefined;
  /** From 1. */
  page: number;
  pageSize: number;
}

/** How often a call that was just written is looked at again, in milliseconds. */
const soon = 2_000;
const momentMs = 60_000;

/** Whether a call was written or sent again a moment ago, and nothing has become of it yet. */
function isNew(delivery: Delivery): boolean {
  const { sentAt, created, nextAt } = delivery;
  const since = Date.now() - momentMs;
  const due = nextAt !== null && Date.parse(nextAt) <= Date.now() && Date.parse(nextAt) > since;
  return due || (isOnItsWay(delivery) && Date.parse(sentAt ?? created) > since);
}

/** A page of a webhook's calls. The rows stay while the next ones load; a call that is on its way is followed. */
export const useDeliveries = (
  place: { organizationId: string; webhookId: string },
  { state, page, pageSize }: DeliveryPage,
) =>
  useQuery({
    ...callOptions('listDeliveries', {
      params: place,
      query: { page: page - 1, pageSize, ...(state !== undefined && { state }) },
    }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state: { data } }) => (data?.deliveries.some(isNew) ? soon : false),
  });
