import express, { type Router } from 'express';

const styles = `
:root{color-scheme:light dark;--ground:#FBF6EC;--surface:#FFFDF8;--line:#E2D8C4;--ink:#16231D;--ink-2:#46524B;--action:#1B5B41;--on-action:#FFFFFF;--focus:#0B57D0}
@media(prefers-color-scheme:dark){:root{--ground:#111B17;--surface:#1B2923;--line:#31453C;--ink:#F3EDE0;--ink-2:#BFC9C0;--action:#8FD3AE;--on-action:#0D2018;--focus:#FFD166}}
body{margin:0;min-height:100vh;display:grid;place-items:center;background:var(--ground);color:var(--ink);font:17px/1.55 'Hanken Grotesk',system-ui,sans-serif}
main{max-width:520px;margin:24px;padding:32px;background:var(--surface);border:1px solid var(--line);border-radius:14px}
.brand{margin:0 0 16px;font-size:22px;font-weight:800;color:var(--action)}
h1{margin:0 0 16px;font-size:26px;line-height:1.2}
a{color:var(--action)}
button,.button{display:inline-flex;align-items:center;gap:.3em;min-height:44px;padding:0 24px;border:0;border-radius:14px;background:var(--action);color:var(--on-action);font:inherit;font-weight:700;text-decoration:none;cursor:pointer}
:focus-visible{outline:3px solid var(--focus);outline-offset:2px}
.ways{display:flex;flex-wrap:wrap;gap:16px 24px;align-items:center}
.technical{margin:24px 0 0;font-size:14px;color:var(--ink-2);overflow-wrap:anywhere}
`;

/** Submits the logout form for a person who already chose to log out on the platform. */
const signOutScript = "document.querySelector('button[name=logout]').click();\n";

/** Style sheet and script of the issuer's pages. */
export function createPageRoutes(): Router {
  const router = express.Router();
  router.get('/pages.css', (_req, res) => {
    res.set('Cache-Control', 'public, max-age=300').type('css').send(styles);
  });
  router.get('/sign-out.js', (_req, res) => {
    res.set('Cache-Control', 'public, max-age=300').type('js').send(signOutScript);
  });
  return router;
}
