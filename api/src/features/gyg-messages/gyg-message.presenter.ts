import type { GygMessage } from '@gyg/contract';
import type { GygMessageRow } from './gyg-message.repository';

/** A message of a gyg's hosts. The sender has no name if their account was erased. */
export function presentGygMessage({ createdAt, ...row }: GygMessageRow): GygMessage {
  return { ...row, created: createdAt.toISOString() };
}
