const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.codePointAt(0)};`);

/** A page of the issuer with a form. */
function page(title: string, body: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title></head><body><main><h1>${title}</h1>${body}</main></body></html>`;
}

const form = (action: string, fields: string, button: string) =>
  `<form method="post" action="${escapeHtml(action)}">${fields}<button>${button}</button></form>`;

const field = (label: string, name: string, type: string) =>
  `<p><label>${label} <input name="${name}" type="${type}" required></label></p>`;

const account = field('E-mail', 'email', 'email') + field('Password', 'password', 'password');

/** The login form; `action` contains the request's parameters. */
export const loginPage = (action: string, problem = '') =>
  page('Sign in elsewhere', `<p role="alert">${escapeHtml(problem)}</p>${form(action, account, 'Sign in')}`);

/** The sign-up form (OpenID Connect, Initiating User Registration: prompt=create). */
export const newAccountPage = (action: string) =>
  page('New account elsewhere', form(action, field('Name', 'name', 'text') + account, 'Create account'));

/** An error that cannot be sent to the client, because its address is unknown. */
export const refusalPage = (problem: string) => page('Refused', `<p role="alert">${escapeHtml(problem)}</p>`);

/** The page after a logout without a redirect address. */
export const signedOutPage = () => page('Signed out elsewhere', '');
