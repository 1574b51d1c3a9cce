import type { RequestHandler } from 'express';
import type Provider from 'oidc-provider';
import { renewalHeader, runWithRenewal } from '../adapter/renewal';
import { derivedFrom } from '../keys/key-ring';
import { runWithCallingOrigin } from '../partners/calling-origin';

/** The provider's endpoints, always those of the current provider. */
export function openIdEndpoints(provider: () => Provider): RequestHandler {
  const callback = derivedFrom(provider, (current) => current.callback());
  return (req, res) =>
    runWithCallingOrigin(req, () => runWithRenewal(req.get(renewalHeader), () => void callback()(req, res)));
}
