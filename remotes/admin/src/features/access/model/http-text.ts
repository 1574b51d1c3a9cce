import type { Delivery } from '@gyg/contract';

/** A body as it is read best: JSON with line breaks, other text as it is. */
function pretty(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2);
  } catch {
    return body;
  }
}

const lines = (...parts: readonly (string | false)[]) => parts.filter((part) => part !== false).join('\n');

/** A call as it was sent: the line, our headers and the body. */
export function requestText({ id, event, request, sentAt }: Delivery, url: string): string {
  return lines(
    `POST ${new URL(url).pathname}`,
    `gyg-event: ${event}`,
    `webhook-id: ${id}`,
    sentAt !== null && `webhook-timestamp: ${Math.floor(Date.parse(sentAt) / 1000)}`,
    request.signature !== null && `webhook-signature: ${request.signature}`,
    '',
    pretty(request.body),
  );
}

/** A response: its status, headers and the beginning of its body. */
export function answerText({ status, headers, body }: NonNullable<Delivery['answer']>): string {
  const named = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return lines(`${status}`, ...named, body !== '' && '', body !== '' && pretty(body));
}

/** Bytes of a text in UTF-8. */
export const bytesOf = (text: string): number => new TextEncoder().encode(text).length;
