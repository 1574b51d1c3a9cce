import type { BodyOf } from '@gyg/contract';
import { limits } from '@gyg/contract/rules';
import { call } from '@gyg/platform';

export interface SendingResult {
  readonly sent: readonly string[];
  /** Recipients that the server did not take. It does not say why, so that it reveals no accounts. */
  readonly failed: readonly string[];
  /** Recipients that were not tried after a call failed, and that failure. */
  readonly unsent: { readonly recipients: readonly string[]; readonly thrown: unknown } | undefined;
}

/**
 * Sends invitations or messages to any number of recipients, as many at once as the API takes. Stops at the first call
 * that fails. `onProgress` gets the number of recipients that are done.
 */
export async function sendInBatches(
  body: Omit<BodyOf<'sendInvites'>, 'recipients'>,
  recipients: readonly string[],
  onProgress: (done: number) => void,
): Promise<SendingResult> {
  const sent: string[] = [];
  const failed: string[] = [];
  for (let start = 0; start < recipients.length; start += limits.inviteRecipients) {
    onProgress(start);
    const batch = recipients.slice(start, start + limits.inviteRecipients);
    try {
      const result = await call('sendInvites', { body: { ...body, recipients: batch } });
      sent.push(...result.sent);
      failed.push(...result.failed);
    } catch (thrown) {
      return { sent, failed, unsent: { recipients: recipients.slice(start), thrown } };
    }
  }
  return { sent, failed, unsent: undefined };
}
