import { whyUnavailable } from '@gyg/database';
import type OidcProvider from 'oidc-provider';
import { retryAfterOutage } from '../http/answer-exceptions';
import { basePath, type ProviderOptions, providerConfiguration } from './configuration';
import { createErrorPage } from './error-page';
import { Provider } from './oidc-provider';

/** The OpenID provider. `onError` is called with its unexpected failures. */
export function createProvider(options: ProviderOptions, onError: (error: unknown) => void): OidcProvider {
  const provider = new Provider(options.issuer, providerConfiguration(options));
  // Host and protocol come from headers that `pinToIssuer` sets.
  provider.proxy = true;
  const missingPage = createErrorPage(basePath(options.issuer), options.webOrigin);
  const outages = new WeakSet<object>();
  provider.use(async (ctx, next) => {
    await next();
    if (outages.has(ctx.req)) {
      ctx.status = 503;
      ctx.set('Retry-After', String(retryAfterOutage));
    }
    // An empty response with a content type makes oidc-client-ts treat the revocation as failed.
    if (ctx.oidc?.route === 'revocation' && ctx.status === 200) ctx.remove('content-type');
    if (ctx.status === 404 && ctx.body === undefined && ctx.accepts('json', 'html') === 'html') {
      // Set explicitly, because setting a body changes the status to 200.
      ctx.status = 404;
      missingPage(ctx, []);
    }
  });
  provider.on('server_error', (ctx, error) => {
    if (whyUnavailable(error) !== undefined) outages.add(ctx.req);
    onError(error);
  });
  return provider;
}
