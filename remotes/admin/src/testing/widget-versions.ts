/** /widgets/versions.json as the build writes it: two versions, the older one with its end. */
export const sampleVersions = {
  latest: '1.1.0',
  channels: { 1: '/widgets/1/gyg.js' },
  weights: { 'gyg.js': 1698, 'gyg-list': 8922, 'gyg-card': 8878, 'gyg-proposal': 22_002 },
  weightsWithForm: { 'gyg-proposal': 34_813 },
  versions: [
    {
      version: '1.1.0',
      released: '2027-06-01',
      script: '/widgets/1.1.0/gyg.js',
      integrity: 'sha384-MsuYDfUJ6XYCG1Iuy1H8RfeBJyz+0J0PMao4yGuQiZRLEFEUwoz+giaqSY1NS6Yk',
      bytes: 1698,
      servedUntil: null,
    },
    {
      version: '1.0.0',
      released: '2027-03-01',
      script: '/widgets/1.0.0/gyg.js',
      integrity: 'sha384-Zr5nD1pWc8KxGj3vTy7BhM2sLq9FeU4aRo6iNt0kXbV8zQyW1mC5tJ7dPfHsLgUa',
      bytes: 1650,
      servedUntil: '2029-06-01',
    },
  ],
};

/**
 * Answers /widgets/versions.json until the returned function is called; undefined for a failure. Start it before the fake
 * API, which leaves it to the network.
 */
export function fakeVersions(respond: () => unknown = () => sampleVersions): () => void {
  const before = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, location.href);
    if (pathname !== '/widgets/versions.json') return before(input, init);
    const body = respond();
    return body === undefined ? new Response('', { status: 503 }) : Response.json(body);
  };
  return () => {
    globalThis.fetch = before;
  };
}
