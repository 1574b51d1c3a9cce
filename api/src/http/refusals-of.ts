import {
  type ErrorCode,
  type OperationDefinition,
  type OperationName,
  operations,
  takesIdempotencyKey,
} from '@gyg/contract';
import { limitClassOf } from './limits/limit-classes';

/** Of a key that is not valid, or may not make the call. */
const keyRefusals = ['keys.mistyped', 'keys.unknown', 'keys.revoked', 'keys.expired', 'keys.not_allowed'] as const;

/** Every code with which a call may be refused: those of the operation, and those of its input format. */
export function refusalsOf(name: OperationName): ErrorCode[] {
  const operation: OperationDefinition = operations[name];
  const { body, errors, who, key, partner } = operation;
  return [
    ...errors,
    'request.invalid',
    'session.invalid_token',
    ...(key === undefined ? [] : keyRefusals),
    'origin.not_registered',
    ...(who.includes('any') ? [] : (['session.need_to_be_logged_in'] as const)),
    ...(partner === undefined || who.includes('any') ? [] : (['origin.scope_missing'] as const)),
    ...(limitClassOf(name) === 'unlimited' ? [] : (['request.too_many'] as const)),
    ...(body ? (['request.too_large', 'request.too_slow', 'request.wrong_content_type'] as const) : []),
    ...(takesIdempotencyKey(operation) ? (['request.idempotency_mismatch'] as const) : []),
    'server.unexpected',
    'server.unavailable',
  ];
}
