/** How a receiver verifies a call, in Node.js: no package needed. The same code is in docs/webhooks.md. */
export const nodeCode = `import { createHmac, timingSafeEqual } from 'node:crypto';

export function isFromGyg(secret, signature, body) {
  const parts = signature.split(',').map((part) => part.split('='));
  const time = parts.find(([name]) => name === 't')?.[1];
  if (Math.abs(Date.now() / 1000 - Number(time)) > 300) return false;
  const expected = createHmac('sha256', secret).update(\`\${time}.\${body}\`).digest();
  return parts.some(([name, hex]) => {
    const given = Buffer.from(hex ?? '', 'hex');
    return name === 'v1' && given.length === expected.length && timingSafeEqual(given, expected);
  });
}`;

/** The same in Python. */
export const pythonCode = `import hashlib, hmac, time

def is_from_gyg(secret: str, signature: str, body: bytes) -> bool:
    parts = [part.partition("=")[::2] for part in signature.split(",")]
    sent = next((value for name, value in parts if name == "t"), "0")
    if not sent.isdigit() or abs(time.time() - int(sent)) > 300:
        return False
    expected = hmac.new(secret.encode(), sent.encode() + b"." + body, hashlib.sha256).hexdigest()
    return any(name == "v1" and hmac.compare_digest(value, expected) for name, value in parts)`;
