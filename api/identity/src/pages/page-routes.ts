import express, { type Router } from 'express';
import { handOverScript } from '../partners/hand-over-script';

const styles = `
:root{color-scheme:light dark;--ground:#FBF6EC;--surface:#FFFDF8;--line:#E2D8C4;--ink:#16231D;--ink-2:#46524B;--action:#1B5B41;--on-action:#FFFFFF;--focus:#0B57D0;--note:#FBEBCB}
@media(prefers-color-scheme:dark){:root{--ground:#111B17;--surface:#1B2923;--line:#31453C;--ink:#F3EDE0;--ink-2:#BFC9C0;--action:#8FD3AE;--on-action:#0D2018;--focus:#FFD166;--note:#3A2F17}}
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

/** Pages in a partner's window of 420 by 680 pixels. */
const windowStyles = `
body.window{place-items:stretch;grid-template-rows:1fr auto;background:var(--surface)}
.window main{box-sizing:border-box;width:100%;max-width:420px;margin:0 auto;padding:28px;border:0;display:grid;align-content:start;gap:16px}
.window .found,.window .lost{display:grid;gap:16px}
.window .lost,.window[data-lost] .found{display:none}
.window[data-lost] .lost{display:grid}
.window h1{margin:0;overflow-wrap:anywhere}
.window p{margin:0;overflow-wrap:anywhere}
.window .brand{display:flex;gap:8px;align-items:center;margin:0;color:var(--ink);font-size:26px}
.window button,.window .button{box-sizing:border-box;justify-content:center;width:100%}
.window .note{padding:12px 14px;border-radius:14px;background:var(--note)}
.window .small,.window details{font-size:15px;color:var(--ink-2)}
.window details{padding-top:12px;border-top:1px solid var(--line)}
.window summary{min-height:32px;cursor:pointer}
.window footer{display:flex;justify-content:space-between;gap:16px;padding:12px 28px;border-top:1px solid var(--line);font-size:14px}
.window footer span{display:flex;gap:12px}
.window footer a{padding:8px 0;color:var(--ink-2)}
.sun{flex:none;width:36px}
.sun.large{width:172px;margin:48px auto 8px}
.window.done main{justify-items:center;text-align:center}
.window.done .found{justify-items:center}
.window.done button,.window.done .button{max-width:280px}
`;

/** Submits the logout form for a person who already chose to log out on the platform. */
const signOutScript = "document.querySelector('button[name=logout]').click();\n";

/** Style sheet and scripts of the issuer's pages. */
export function createPageRoutes(): Router {
  const router = express.Router();
  router.get('/pages.css', (_req, res) => {
    res.set('Cache-Control', 'public, max-age=300').type('css').send(`${styles}${windowStyles}`);
  });
  router.get('/sign-out.js', (_req, res) => {
    res.set('Cache-Control', 'public, max-age=300').type('js').send(signOutScript);
  });
  router.get('/hand-over.js', (_req, res) => {
    res.set('Cache-Control', 'public, max-age=300').type('js').send(handOverScript);
  });
  return router;
}
