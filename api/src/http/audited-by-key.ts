import { type OperationDefinition, type OperationName, operations } from '@gyg/contract';
import { withRetry } from '@gyg/database';
import type { Actor, KeyActor } from '../access/actor';
import { recordKeyAudit } from '../access/record-audit';
import type { ApiContext } from '../api-context';
import type { OperationResponse } from './call';
import { openCallTransaction } from './idempotency';

type Act = (context: ApiContext) => Promise<OperationResponse<unknown>>;

interface KeyedWrite {
  name: OperationName;
  params: Readonly<Record<string, unknown>>;
  now: Date;
}

/** Whether a call changes something in the name of a key. */
export function isWriteOfKey(name: OperationName, actor: Actor): actor is KeyActor {
  const { key }: OperationDefinition = operations[name];
  return actor.kind === 'key' && key?.endsWith(':write') === true;
}

const idOf = (body: unknown): string | undefined =>
  typeof body === 'object' && body !== null && 'id' in body && typeof body.id === 'string' ? body.id : undefined;

/** Acts, then records it in the audit log as done by the key. */
export function auditedByKey(actor: KeyActor, { name, params, now }: KeyedWrite, act: Act): Act {
  return async (context) => {
    const response = await act(context);
    const created = idOf(response.body);
    const target = typeof params.gygId === 'string' ? params.gygId : (created ?? actor.organizationId);
    const details = {
      organizationId: actor.organizationId,
      ...params,
      ...(created === undefined ? {} : { id: created }),
    };
    await context.db.tx((tx) =>
      recordKeyAudit({ tx, now, requestId: context.requestId }, actor, { operation: name, target, details }),
    );
    return response;
  };
}

/** Runs a call in one transaction, so that what it does and its audit entry are stored together or not at all. */
export function inOneTransaction(context: ApiContext, act: Act): Promise<OperationResponse<unknown>> {
  return withRetry(async () => {
    const transaction = openCallTransaction(context, async () => undefined);
    try {
      const response = await act(transaction.context);
      await transaction.commit(async () => undefined);
      return response;
    } catch (thrown) {
      await transaction.rollBack();
      throw thrown;
    }
  });
}
