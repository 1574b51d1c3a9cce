import type { RequestListener } from 'node:http';

/**
 * Responds while the platform is starting: alive, but not ready. Clients can check /api/health/ready; visitors see a
 * message that disappears when the platform has started.
 */
export const answerWhileStarting: RequestListener = (request, response) => {
  const live = request.url === '/api/health/live';
  response.writeHead(live ? 200 : 503, {
    'content-type': live ? 'application/json' : 'text/html; charset=utf-8',
    'retry-after': '2',
    refresh: '2',
    'content-security-policy': "default-src 'none'",
  });
  response.end(live ? '{"status":"ok"}' : '<!doctype html><title>Gyg</title><p>Gyg is starting. One moment.</p>');
};
