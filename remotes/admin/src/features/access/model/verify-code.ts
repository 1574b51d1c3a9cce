/** How a receiver verifies a call, in Node.js. The same code is in docs/webhooks.md. */
export const nodeCode = `import { Webhook } from 'standardwebhooks';

// Throws if the call is not from Gyg, or is more than five minutes old.
export const readCall = (secret, headers, body) => new Webhook(secret).verify(body, headers);`;

/** The same in Python. */
export const pythonCode = `from standardwebhooks import Webhook

# Raises an error if the call is not from Gyg, or is more than five minutes old.
def read_call(secret: str, headers: dict[str, str], body: bytes):
    return Webhook(secret).verify(body, headers)`;
