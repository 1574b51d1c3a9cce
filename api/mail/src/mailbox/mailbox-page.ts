import { escapeHtml } from '../templates';
import type { MailboxMessage } from './mailbox-messages';
import type { MailboxTexts } from './mailbox-texts';

export interface MailboxPage {
  texts: MailboxTexts;
  messages: MailboxMessage[];
  /** The opened mail; 'gone' when it does not exist, undefined when none is opened. */
  opened: MailboxMessage | 'gone' | undefined;
}

/** The complete mailbox page: the list, and beside it the opened mail. */
export function mailboxPage({ texts, messages, opened }: MailboxPage): string {
  const openedId = typeof opened === 'object' ? opened.id : undefined;
  return `<!doctype html>
<html lang="${texts.tag}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${texts.title} · gyg</title><link rel="stylesheet" href="/mailbox/mailbox.css"></head>
<body><header><a class="brand" href="/">gyg</a><div><h1>${texts.title}</h1><p>${texts.lead}</p></div><a class="refresh" href="/mailbox">${texts.refresh}</a></header>
<main${openedId === undefined ? '' : ' class="reading"'}><nav aria-label="${texts.list}">${list(texts, messages, openedId)}</nav><section>${message(texts, opened)}</section></main>
</body></html>`;
}

function list(texts: MailboxTexts, messages: MailboxMessage[], openedId: string | undefined): string {
  if (messages.length === 0) return `<p class="note">${texts.empty}</p>`;
  const items = messages.map(
    ({ id, subject, to, created }) =>
      `<li><a href="/mailbox/${encodeURIComponent(id)}"${id === openedId ? ' aria-current="page"' : ''}><strong>${escapeHtml(subject)}</strong><span>${escapeHtml(to)}</span>${timeOf(texts, created)}</a></li>`,
  );
  return `<ol>${items.join('')}</ol>`;
}

function message(texts: MailboxTexts, opened: MailboxPage['opened']): string {
  if (opened === undefined) return `<p class="note">${texts.choose}</p>`;
  if (opened === 'gone') return `<p class="note">${texts.gone}</p>`;
  const subject = escapeHtml(opened.subject);
  return `<article><h2>${subject}</h2><p class="meta">${texts.to} ${escapeHtml(opened.to)} · ${timeOf(texts, opened.created)}</p>
<iframe title="${subject}" src="/mailbox/${encodeURIComponent(opened.id)}/html" sandbox="allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation"></iframe>
<details><summary>${texts.asText}</summary><pre>${escapeHtml(opened.text)}</pre></details></article>`;
}

function timeOf(texts: MailboxTexts, created: string): string {
  const format = new Intl.DateTimeFormat(texts.tag === 'sv' ? 'sv-SE' : 'en-US', {
    dateStyle: 'medium',
    timeStyle: 'short',
    hourCycle: 'h23',
    timeZone: 'Europe/Stockholm',
  });
  return `<time datetime="${created}">${format.format(new Date(created))}</time>`;
}
