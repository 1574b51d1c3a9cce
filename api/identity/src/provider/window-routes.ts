import { isEmail } from '@gyg/contract/rules';
import express, { type Router } from 'express';
import { z } from 'zod';
import { dropGrant, endPayload } from '../adapter/payload.repository';
import { readBody } from '../http/read-body';
import { addConsent } from '../partners/consent.repository';
import { findSiteOf } from '../partners/partner-client';
import { readStateNote, type WindowTask, windowTasks } from '../partners/partner-request';
import { PoolException } from '../pool/pool-exception';
import { findUserById } from '../users/user.repository';
import { partnerScopesIn } from './grants';
import { type Interaction, type InteractionOptions, requireInteraction } from './interaction';
import { webClientId } from './web-client';

const textOf = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined);
const clientOf = ({ params }: Interaction) => textOf(params.client_id) ?? webClientId;

/** Whether a partner's site asked for the login. */
export const isOfPartner = (details: Interaction): boolean => clientOf(details) !== webClientId;

const hintOf = ({ params }: Interaction) => {
  const hint = textOf(params.login_hint);
  return hint !== undefined && isEmail(hint) ? hint : undefined;
};

/** The form to begin with. Codes and new passwords need to know whose they are. */
function taskOf(details: Interaction): WindowTask {
  const asked = windowTasks.find((task) => task === details.params.gyg_task) ?? 'login';
  return hintOf(details) === undefined && asked === 'verify' ? 'login' : asked;
}

function languageOf({ params }: Interaction): 'en' | 'sv' | undefined {
  const tags = (textOf(params.ui_locales) ?? '').toLowerCase().split(' ');
  return tags.map((tag) => tag.slice(0, 2)).find((tag): tag is 'en' | 'sv' => tag === 'en' || tag === 'sv');
}

/** The page of the platform that shows the next form in a partner's window. */
export function windowAddress(webOrigin: string, details: Interaction): string {
  const email = hintOf(details);
  const task = details.prompt.name === 'consent' ? 'consent' : taskOf(details);
  const inPath = email !== undefined && (task === 'verify' || task === 'password');
  const path = inPath ? `${task}/${encodeURIComponent(email)}` : task;
  const lang = languageOf(details);
  const query = new URLSearchParams({
    interaction: details.uid,
    ...(email !== undefined && !inPath ? { email } : {}),
    ...(lang === undefined ? {} : { lang }),
  });
  return `${webOrigin}/plugins/${path}?${query}`;
}

const consentSchema = z.strictObject({ allow: z.boolean() });

/**
 * Calls of the pages in a partner's window, each below the interaction's path:
 * GET {uid}/window → what the window shows: the site, who is logged in, what the site asks for;
 * POST {uid}/consent {allow}, POST {uid}/cancel → {redirectTo}, which ends the window;
 * POST {uid}/switch → {redirectTo}: logs out here, and begins the same login again.
 */
export function createWindowRoutes({ provider, pool, webOrigin }: InteractionOptions): Router {
  const { db } = pool;
  const router = express.Router();

  async function requireSite(details: Interaction) {
    const site = await findSiteOf(db.read, clientOf(details), webOrigin);
    if (site) return site;
    throw new PoolException('NotAuthorizedException', 'This site is not registered.', { status: 403 });
  }

  router.get('/:uid/window', async (req, res) => {
    const details = await requireInteraction(provider(), req, res);
    const { origin, organization } = await requireSite(details);
    const accountId = details.session?.accountId;
    const account = accountId === undefined ? undefined : await findUserById(db.read, accountId);
    res.json({
      step: details.prompt.name === 'consent' ? 'consent' : 'login',
      task: taskOf(details),
      site: { origin, name: organization.name, logo: organization.logo },
      scopes: partnerScopesIn(details.params.scope),
      purpose: readStateNote(details.params.state).purpose ?? null,
      account: account ? { name: account.name, email: account.email } : null,
    });
  });

  router.post('/:uid/consent', async (req, res) => {
    const { allow } = readBody(consentSchema, req);
    const details = await requireInteraction(provider(), req, res);
    const { origin } = await requireSite(details);
    const accountId = details.session?.accountId;
    if (details.prompt.name !== 'consent' || accountId === undefined)
      throw new PoolException('InvalidParameterException', 'The login does not wait for a consent.');
    if (allow) {
      const scopes = partnerScopesIn(details.params.scope);
      await db.tx((t) => addConsent(t, { accountId, clientId: origin, scopes, now: new Date(pool.now()) }));
    }
    const result = allow ? { consent: {} } : cancelled;
    res.json({ redirectTo: await provider().interactionResult(req, res, result, { mergeWithLastSubmission: false }) });
  });

  router.post('/:uid/cancel', async (req, res) => {
    await requireInteraction(provider(), req, res);
    const options = { mergeWithLastSubmission: false };
    res.json({ redirectTo: await provider().interactionResult(req, res, cancelled, options) });
  });

  router.post('/:uid/switch', async (req, res) => {
    const details = await requireInteraction(provider(), req, res);
    const session = details.session && (await provider().Session.findByUid(details.session.uid));
    if (session) {
      const grants = Object.values(session.authorizations ?? {}).map(({ grantId }) => grantId);
      await db.tx(async (t) => {
        for (const grantId of grants) if (grantId !== undefined) await dropGrant(t, grantId);
        await endPayload(t, 'Session', session.jti, new Date(pool.now()));
      });
    }
    const asked = Object.entries(details.params).filter(
      (pair): pair is [string, string] => typeof pair[1] === 'string',
    );
    res.json({ redirectTo: `${provider().issuer}/auth?${new URLSearchParams(asked)}` });
  });

  return router;
}

const cancelled = { error: 'access_denied', error_description: 'The person did not agree' };
