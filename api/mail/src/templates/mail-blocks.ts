import { escapeHtml } from './escape-html';
import { colours } from './mail-colours';
import type { MailAction, MailContent } from './mail-content';

/** A code to copy, large and easy to read aloud. */
export function codeBlock(code: string): string {
  return `<p class="code" style="margin:24px 0;padding:20px;border-radius:14px;background:${colours.actionSoft};color:${colours.action};text-align:center;font-size:34px;line-height:1.2;font-weight:700;letter-spacing:.22em;text-indent:.22em;font-variant-numeric:tabular-nums">${escapeHtml(code)}</p>`;
}

/** A text by a person, set apart from the platform's text. */
export function quoteBlock(text: string): string {
  const lines = escapeHtml(text.trim()).replace(/\r?\n/g, '<br>');
  return `<blockquote class="ink line" style="margin:24px 0;padding:4px 0 4px 16px;border-left:4px solid ${colours.line};font-size:17px;line-height:1.55;color:${colours.ink};overflow-wrap:anywhere">${lines}</blockquote>`;
}

/** Keeps the times of a period on one line. Takes and returns HTML. */
const unbroken = (html: string) =>
  html.replace(/(kl\. )?\d\d:\d\d ?– ?\d\d:\d\d$/, '<span style="white-space:nowrap">$&</span>');

/** Labels and values, one row each. */
export function factsTable(facts: [string, string][]): string {
  const cell = `border-top:1px solid ${colours.line};font-size:15px;line-height:1.4`;
  const rows = facts.map(
    ([label, value]) =>
      `<tr><th class="quiet line" scope="row" align="left" valign="top" style="padding:8px 16px 8px 0;${cell};color:${colours.inkQuiet};font-weight:400">${escapeHtml(label)}</th><td class="ink line" valign="top" style="padding:8px 0;${cell};color:${colours.ink};font-weight:600;overflow-wrap:anywhere">${unbroken(escapeHtml(value))}</td></tr>`,
  );
  return `<table width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:24px 0;border-collapse:collapse">${rows.join('')}</table>`;
}

const button =
  'display:inline-block;padding:12px 22px;border-radius:14px;font-size:17px;line-height:1.3;font-weight:700;text-decoration:none';

/** The actions of a mail: one or two buttons, below each other on narrow screens, and further links below them. */
export function actionButtons({ action, otherAction, links = [] }: MailContent): string {
  const main = `<a class="action" href="${escapeHtml(action.href)}" style="${button};border:2px solid ${colours.action};background:${colours.action};color:${colours.onAction};margin:0 8px 8px 0">${escapeHtml(action.label)}</a>`;
  const other = (action: MailAction) =>
    ` <a class="other-action" href="${escapeHtml(action.href)}" style="${button};border:2px solid ${colours.action};color:${colours.action};margin:0 0 8px">${escapeHtml(action.label)}</a>`;
  const link = ({ label, href }: MailAction) =>
    `<p style="margin:16px 0 0;font-size:17px;line-height:1.55"><a class="brand" href="${escapeHtml(href)}" style="color:${colours.action}">${escapeHtml(label)}</a></p>`;
  return `<p style="margin:24px 0 0">${main}${otherAction ? other(otherAction) : ''}</p>${links.map(link).join('')}`;
}
