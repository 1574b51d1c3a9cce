import type { Locale } from '@gyg/contract';
import { escapeHtml } from './escape-html';
import { actionButtons, codeBlock, factsTable, quoteBlock } from './mail-blocks';
import { colours, nightStyles } from './mail-colours';
import type { MailContent } from './mail-content';
import { mailMoment } from './mail-time';

/** The 17 goal colours as a strip, drawn with table cells because mail programs support little else. */
const goalColours =
  'E5243B DDA63A 4C9F38 C5192D FF3A21 26BDE2 FCC30B A21942 FD6925 DD1367 FD9D24 BF8B2E 3F7E44 0A97D9 56C02B 00689D 19486A'
    .split(' ')
    .map((colour) => `<td style="height:6px;font-size:0;line-height:0;background:#${colour}">&nbsp;</td>`)
    .join('');

const font = "font-family:'Hanken Grotesk',-apple-system,'Segoe UI',Roboto,Arial,sans-serif";
const table = 'role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"';
const foot = `max-width:560px;font-size:14px;line-height:1.5;text-wrap:balance;color:${colours.inkQuiet};overflow-wrap:anywhere`;
const languageTags: Record<Locale, string> = { en: 'en', se: 'sv' };

/** The links of a mail, in order. */
const actionsOf = ({ action, otherAction, links = [] }: MailContent) => [
  action,
  ...(otherAction ? [otherAction] : []),
  ...links,
];

/** Host and time of writing, in the footer of every mail: a mail may arrive late. */
const origin = (locale: Locale, content: MailContent, writtenAt: Date) =>
  `${new URL(content.action.href).host} · ${mailMoment(locale, writtenAt)}`;

/** The lines below a mail: why it was sent, where it comes from and when it was written. */
export function footOf(locale: Locale, content: MailContent, writtenAt: Date): string[] {
  return [content.footnote, origin(locale, content, writtenAt)];
}

/** The facts with a value, a line each. */
export function factLines({ facts = [] }: MailContent): string[] {
  return facts.filter(([, value]) => value !== '').map(([label, value]) => `${label}: ${value}`);
}

const unsubscribeLabels: Record<Locale, string> = {
  en: 'Unsubscribe from invitations',
  se: 'Avanmäl dig från inbjudningar',
};

/** A mail as an HTML page. Styles are inline because many mail programs drop all others. */
export function layOutHtml(locale: Locale, content: MailContent, writtenAt: Date): string {
  const paragraphs = content.paragraphs.map(
    (text) =>
      `<p class="soft" style="margin:0 0 16px;font-size:17px;line-height:1.55;text-wrap:pretty;color:${colours.inkSoft};overflow-wrap:anywhere">${escapeHtml(text)}</p>`,
  );
  const facts = (content.facts ?? []).filter(([, value]) => value !== '');
  const { unsubscribe } = content;
  return `<!doctype html>
<html lang="${languageTags[locale]}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${escapeHtml(content.subject)}</title><style>${nightStyles}</style></head>
<body class="ground" style="margin:0;padding:0;background:${colours.ground};${font}">
<table ${table} class="ground" style="background:${colours.ground}"><tr><td align="center" style="padding:32px 16px">
<table ${table} class="card" style="max-width:560px;background:${colours.surface};border:1px solid ${colours.line};border-radius:14px;overflow:hidden">
<tr><td><table ${table}><tr>${goalColours}</tr></table></td></tr>
<tr><td style="padding:32px 24px">
<p class="brand" style="margin:0 0 24px;font-size:20px;font-weight:800;color:${colours.action}">gyg</p>
<h1 class="ink" style="margin:0 0 16px;font-size:26px;line-height:1.2;text-wrap:balance;color:${colours.ink};overflow-wrap:anywhere">${escapeHtml(content.heading)}</h1>
${paragraphs.join('\n')}
${content.quote?.trim() ? quoteBlock(content.quote) : ''}
${content.code === undefined ? '' : codeBlock(content.code)}
${facts.length === 0 ? '' : factsTable(facts)}
${actionButtons(content)}
</td></tr></table>
<p class="quiet" style="${foot};margin:16px auto 0">${escapeHtml(content.footnote)}</p>
<p class="quiet" style="${foot};margin:0 auto">${escapeHtml(origin(locale, content, writtenAt))}</p>
${unsubscribe === undefined ? '' : `<p class="quiet" style="${foot};margin:0 auto"><a class="quiet" href="${escapeHtml(unsubscribe)}" style="color:${colours.inkQuiet}">${unsubscribeLabels[locale]}</a></p>`}
</td></tr></table>
</body></html>`;
}

/** The same mail as plain text. */
export function layOutText(locale: Locale, content: MailContent, writtenAt: Date): string {
  const parts = [
    content.heading,
    ...content.paragraphs,
    content.quote?.trim() ? content.quote.trim().replace(/^/gm, '> ') : '',
    content.code ?? '',
    factLines(content).join('\n'),
    ...actionsOf(content).map(({ label, href }) => `${label}:\n${href}`),
    [
      ['--', ...footOf(locale, content, writtenAt)],
      content.unsubscribe === undefined ? [] : `${unsubscribeLabels[locale]}: ${content.unsubscribe}`,
    ]
      .flat()
      .join('\n'),
  ];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}
