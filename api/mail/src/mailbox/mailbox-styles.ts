/** The mailbox page's style sheet, served on a separate route because pages allow no inline styles. */
export const mailboxStyles = `
:root{color-scheme:light dark;--ground:#FBF6EC;--surface:#FFFDF8;--line:#E2D8C4;--ink:#16231D;--ink-2:#46524B;--action:#1B5B41;--soft:#E0EBDD;--focus:#0B57D0}
@media(prefers-color-scheme:dark){:root{--ground:#111B17;--surface:#1B2923;--line:#31453C;--ink:#F3EDE0;--ink-2:#BFC9C0;--action:#8FD3AE;--soft:#23392F;--focus:#FFD166}}
*{box-sizing:border-box}
body{margin:0;background:var(--ground);color:var(--ink);font:17px/1.5 'Hanken Grotesk',system-ui,sans-serif}
a{color:inherit}
:focus-visible{outline:3px solid var(--focus);outline-offset:2px;border-radius:6px}
header{display:flex;gap:24px;align-items:center;flex-wrap:wrap;max-width:1240px;margin:0 auto;padding:24px 24px 16px}
header div{flex:1 1 280px}
.brand{font-weight:800;font-size:24px;color:var(--action);text-decoration:none}
h1{margin:0;font-size:26px;line-height:1.2}
header p{margin:4px 0 0;color:var(--ink-2)}
.refresh{min-height:44px;display:inline-flex;align-items:center;padding:0 20px;border:1px solid var(--action);border-radius:14px;color:var(--action);font-weight:600;text-decoration:none}
main{display:grid;grid-template-columns:minmax(280px,380px) minmax(0,1fr);gap:24px;max-width:1240px;margin:0 auto;padding:8px 24px 48px}
ol{list-style:none;margin:0;padding:0;display:grid;gap:8px}
li a{display:grid;gap:2px;padding:12px 16px;background:var(--surface);border:1px solid var(--line);border-radius:14px;text-decoration:none}
li a:hover{border-color:var(--action)}
li a[aria-current]{background:var(--soft);border-color:var(--action)}
li strong{overflow-wrap:anywhere;line-height:1.35}
li span,time,.meta{color:var(--ink-2);font-size:15px;overflow-wrap:anywhere}
.note{margin:0;padding:24px;border:1px dashed var(--line);border-radius:14px;color:var(--ink-2)}
article{padding:24px;background:var(--surface);border:1px solid var(--line);border-radius:14px}
h2{margin:0;font-size:22px;line-height:1.25;overflow-wrap:anywhere}
.meta{margin:4px 0 16px}
iframe{width:100%;height:640px;border:1px solid var(--line);border-radius:6px;background:#FBF6EC}
summary{min-height:44px;display:flex;align-items:center;cursor:pointer;color:var(--action);font-weight:600}
pre{white-space:pre-wrap;overflow-wrap:anywhere;margin:0;font:15px/1.5 ui-monospace,monospace}
@media(max-width:820px){main{grid-template-columns:1fr;padding:8px 16px 32px}main.reading section{order:-1}header{padding:16px}article{padding:16px}}
`;
