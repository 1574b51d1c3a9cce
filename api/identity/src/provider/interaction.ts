import type { Request, Response } from 'express';
import type Provider from 'oidc-provider';
import { PoolException } from '../pool/pool-exception';
import { errors } from './oidc-provider';

export type Interaction = Awaited<ReturnType<Provider['interactionDetails']>>;

/** The login request, if this browser began it. */
export async function findInteraction(
  provider: Provider,
  req: Request,
  res: Response,
): Promise<Interaction | undefined> {
  return provider.interactionDetails(req, res).catch((error: unknown) => {
    if (error instanceof errors.SessionNotFound) return undefined;
    throw error;
  });
}

/** Throws InteractionExpiredException when this browser did not begin the interaction, or began it too long ago. */
export async function requireInteraction(provider: Provider, req: Request, res: Response): Promise<Interaction> {
  const details = await findInteraction(provider, req, res);
  if (!details || details.uid !== req.params.uid)
    throw new PoolException('InteractionExpiredException', 'The login took too long. Start again.');
  return details;
}
