import { createServer, type Server } from 'node:http';
import express from 'express';
import { authorizeRoutes } from './authorize';
import { endSessionRoutes } from './end-session';
import { defaultOptions, type OtherIssuerOptions } from './fake-issuer-options';
import { makeSigningKeys, type SigningKeys, sharedPair } from './issuer-keys';
import { IssuerState } from './issuer-state';
import { tokenRoutes } from './token-endpoint';

export interface OtherIssuer extends SigningKeys {
  /** Its address, as in its tokens. */
  issuer: string;
  origin: string;
  state: IssuerState;
  /** Its behaviour; may be changed while it runs. */
  options: OtherIssuerOptions;
  /** Its metadata; may be changed while it runs. */
  description: Record<string, unknown>;
  /** The requested paths. */
  requests: string[];
  /** Answers no request until `resume`. */
  pause(): Promise<void>;
  resume(): Promise<void>;
  close(): Promise<void>;
}

const listen = (server: Server, port: number) =>
  new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });

const shut = (server: Server) =>
  new Promise<void>((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });

/**
 * An OpenID provider for tests, which shares no code with the embedded one: code flow with PKCE and state, exact
 * redirect addresses, single-use codes and refresh tokens, and pages for login, sign-up and logout.
 */
export async function startFakeIssuer(changes: Partial<OtherIssuerOptions> = {}): Promise<OtherIssuer> {
  const options = { ...defaultOptions, ...changes };
  const keys = await makeSigningKeys(sharedPair());
  const state = new IssuerState();
  const requests: string[] = [];
  const app = express();
  const server = createServer(app);
  await listen(server, 0);
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  const { port } = address;
  const origin = `http://localhost:${port}`;
  const issuer = `${origin}/realms/other`;
  const description: Record<string, unknown> = {
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/keys`,
    ...(options.endSession ? { end_session_endpoint: `${issuer}/end-session` } : {}),
    ...(options.newAccounts ? { prompt_values_supported: ['login', 'none', 'create'] } : {}),
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['RS256', 'ES256'],
    code_challenge_methods_supported: ['S256'],
  };

  app.disable('x-powered-by');
  app.use((request, response, next) => {
    requests.push(request.path);
    const home = options.redirectUris.map((uri) => new URL(uri).origin);
    const from = request.get('origin') ?? '';
    if (home.includes(from)) response.set('Access-Control-Allow-Origin', from);
    next();
  });
  app.get('/realms/other/.well-known/openid-configuration', (_request, response) => void response.json(description));
  app.get('/realms/other/keys', (_request, response) => void response.json(keys.jwks()));
  app.use('/realms/other', authorizeRoutes(state, options), endSessionRoutes(state, options));
  app.use('/realms/other', tokenRoutes(issuer, state, keys, options));

  let running = true;
  const pause = async () => {
    if (running) await shut(server);
    running = false;
  };
  return {
    ...keys,
    issuer,
    origin,
    state,
    options,
    description,
    requests,
    pause,
    async resume() {
      await listen(server, port);
      running = true;
    },
    close: pause,
  };
}
