import type { Locale } from '@gyg/contract';
import { escapeHtml } from './escape-html';
import type { MailContent } from './mail-content';

/** The seventeen goal colours as one strip: the product's mark, drawn with cells because mail programs know no more. */
const goalColours =
  'E5243B DDA63A 4C9F38 C5192D FF3A21 26BDE2 FCC30B A21942 FD6925 DD1367 FD9D24 BF8B2E 3F7E44 0A97D9 56C02B 00689D 19486A'
    .split(' ')
    .map((colour) => `<td style="height:6px;font-size:0;line-height:0;background:#${colour}">&nbsp;</td>`)
    .join('');

const font = "font-family:'Hanken Grotesk',-apple-system,'Segoe UI',Roboto,Arial,sans-serif";
const table = 'role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"';
const languageTags: Record<Locale, string> = { en: 'en', se: 'sv' };

function codeBlock(code: string): string {
  return `<p style="margin:24px 0;padding:20px;border-radius:14px;background:#E0EBDD;color:#134430;text-align:center;font-size:34px;line-height:1.2;font-weight:700;letter-spacing:.22em;font-variant-numeric:tabular-nums">${escapeHtml(code)}</p>`;
}

/** What a person wrote: set apart, so that nobody takes it for the platform's words. */
function quoteBlock(text: string): string {
  const lines = escapeHtml(text.trim()).replace(/\r?\n/g, '<br>');
  return `<blockquote style="margin:24px 0;padding:4px 0 4px 16px;border-left:4px solid #9DBFA6;font-size:17px;line-height:1.55;color:#16231D;overflow-wrap:anywhere">${lines}</blockquote>`;
}

function factsTable(facts: [string, string][]): string {
  const rows = facts.map(
    ([label, value]) =>
      `<tr><th scope="row" align="left" valign="top" style="padding:8px 16px 8px 0;border-top:1px solid #E2D8C4;color:#5F6A62;font-size:15px;font-weight:400;white-space:nowrap">${escapeHtml(label)}</th><td valign="top" style="padding:8px 0;border-top:1px solid #E2D8C4;color:#16231D;font-size:15px;font-weight:600">${escapeHtml(value)}</td></tr>`,
  );
  return `<table width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:24px 0;border-collapse:collapse">${rows.join('')}</table>`;
}

/** A mail as a whole HTML page. Styles are inline because mail programs drop all others. */
export function layOutHtml(locale: Locale, content: MailContent): string {
  const paragraphs = content.paragraphs.map(
    (text) => `<p style="margin:0 0 16px;font-size:17px;line-height:1.55;color:#46524B">${escapeHtml(text)}</p>`,
  );
  const facts = (content.facts ?? []).filter(([, value]) => value !== '');
  return `<!doctype html>
<html lang="${languageTags[locale]}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(content.subject)}</title></head>
<body style="margin:0;padding:0;background:#FBF6EC;${font}">
<table ${table} style="background:#FBF6EC"><tr><td align="center" style="padding:32px 16px">
<table ${table} style="max-width:560px;background:#FFFDF8;border:1px solid #E2D8C4;border-radius:14px;overflow:hidden">
<tr><td><table ${table}><tr>${goalColours}</tr></table></td></tr>
<tr><td style="padding:32px">
<p style="margin:0 0 24px;font-size:20px;font-weight:800;color:#1B5B41">gyg</p>
<h1 style="margin:0 0 16px;font-size:26px;line-height:1.2;color:#16231D">${escapeHtml(content.heading)}</h1>
${paragraphs.join('\n')}
${content.quote?.trim() ? quoteBlock(content.quote) : ''}
${content.code === undefined ? '' : codeBlock(content.code)}
${facts.length === 0 ? '' : factsTable(facts)}
<p style="margin:24px 0 0"><a href="${escapeHtml(content.action.href)}" style="display:inline-block;padding:14px 24px;border-radius:14px;background:#1B5B41;color:#FFFFFF;font-size:17px;font-weight:700;text-decoration:none">${escapeHtml(content.action.label)}</a></p>
</td></tr></table>
<p style="max-width:560px;margin:16px auto 0;font-size:13px;line-height:1.5;color:#5F6A62">${escapeHtml(content.footnote)}</p>
</td></tr></table>
</body></html>`;
}

/** The same mail as plain text. */
export function layOutText(content: MailContent): string {
  const facts = (content.facts ?? []).filter(([, value]) => value !== '').map(([label, value]) => `${label}: ${value}`);
  const parts = [
    content.heading,
    ...content.paragraphs,
    content.quote?.trim().replace(/^/gm, '> ') ?? '',
    content.code ?? '',
    facts.join('\n'),
    `${content.action.label}:\n${content.action.href}`,
    `--\n${content.footnote}`,
  ];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}
