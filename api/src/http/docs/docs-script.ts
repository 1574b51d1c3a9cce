/**
 * Starts Swagger UI beside the page's script. Calls to this API send the token of the person logged in to the platform
 * in this browser (stored by the platform as `gyg.user:<issuer>:<client>`), read again for each call and sent nowhere
 * else; a token entered in Authorize takes precedence. Without a login, calls are sent as a guest.
 */
export const docsScript = (issuer: string, clientId: string) => `'use strict';
const key = 'gyg.user:' + ${JSON.stringify(issuer)} + ':' + ${JSON.stringify(clientId)};
const api = new URL('.', location.href).href;
const caller = document.getElementById('caller');

function signedIn() {
  try {
    const user = JSON.parse(localStorage.getItem(key) ?? 'null');
    if (user === null || typeof user.access_token !== 'string') return undefined;
    return { token: user.access_token, name: user.profile?.name ?? 'you', fresh: user.expires_at * 1000 > Date.now() };
  } catch {
    return undefined;
  }
}

function answerWho() {
  const user = signedIn();
  caller.textContent = user === undefined
    ? 'Requests are sent as a guest. Use Authorize to enter an access token.'
    : user.fresh
      ? 'Logged in as ' + user.name + '. Requests are sent with this login and change real data.'
      : 'The login of ' + user.name + ' has expired. Open the platform in another tab to renew it.';
}

function withToken(request) {
  const user = signedIn();
  const headers = request.headers ?? {};
  const isAuthorized = Object.keys(headers).some((name) => name.toLowerCase() === 'authorization');
  const isOurs = new URL(request.url, location.href).href.startsWith(api);
  if (isOurs && !isAuthorized && user?.fresh) request.headers = { ...headers, Authorization: 'Bearer ' + user.token };
  return request;
}

const dark = matchMedia('(prefers-color-scheme: dark)');
const dress = () => document.documentElement.classList.toggle('dark-mode', dark.matches);
dark.addEventListener('change', dress);
dress();
addEventListener('storage', answerWho);
addEventListener('focus', answerWho);
answerWho();

/** Leaves filters empty: Swagger UI would send every example together, and find nothing. */
function empty(document) {
  for (const { get } of Object.values(document.paths)) {
    for (const { in: place, required, schema } of get?.parameters ?? []) {
      if (place === 'query' && !required) delete schema.example;
    }
  }
}

/** Sets examples of reads to a gyg and an organisation that exist here, so that they can be tried immediately. */
function fill(document, gyg) {
  const examples = { gygId: gyg.id, organizationId: gyg.organizationId, orgFriendlyUrl: gyg.orgFriendlyUrl };
  for (const { get } of Object.values(document.paths)) {
    for (const parameter of get?.parameters ?? []) {
      if (parameter.in === 'path' && parameter.name in examples) parameter.example = examples[parameter.name];
    }
  }
}

async function load() {
  const read = async (path) => (await fetch(path)).json();
  const [spec, search] = await Promise.all([
    read('openapi.json'),
    read('gygs/search?pageSize=1').catch(() => undefined),
  ]);
  empty(spec);
  if (search?.gygs?.[0] !== undefined) fill(spec, search.gygs[0]);
  return spec;
}

/** What Swagger UI leaves out for screen readers and keys: names of lists and regions, and code that can be scrolled. */
const regions = { 'information-container': 'About the API', 'scheme-container': 'Server and login', filter: 'Filter' };
function describe() {
  for (const [name, label] of Object.entries(regions)) {
    const region = document.querySelector('#reference .' + name);
    region?.setAttribute('role', 'region');
    region?.setAttribute('aria-label', label);
  }
  document.getElementById('servers')?.setAttribute('aria-label', 'Server');
  for (const list of document.querySelectorAll('[data-param-name] select:not([aria-label])')) {
    list.setAttribute('aria-label', list.closest('[data-param-name]').dataset.paramName);
  }
  for (const code of document.querySelectorAll('pre.microlight:not([tabindex])')) code.setAttribute('tabindex', '0');
}
new MutationObserver(describe).observe(document.getElementById('reference'), { childList: true, subtree: true });

load().then((spec) => SwaggerUIBundle({
  spec,
  dom_id: '#reference',
  deepLinking: true,
  docExpansion: 'none',
  defaultModelsExpandDepth: 0,
  displayRequestDuration: true,
  filter: true,
  validatorUrl: null,
  requestInterceptor: withToken,
}), () => {
  document.querySelector('.wait').textContent = 'The API reference could not be loaded. Try again later.';
});
`;
