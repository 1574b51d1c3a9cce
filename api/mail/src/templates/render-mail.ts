import type { Locale } from '@gyg/contract';
import { isolated } from '@gyg/contract/isolated';
import type { z } from 'zod';
import type { MailContent } from './mail-content';
import { layOutHtml, layOutText } from './mail-layout';
import type { MailTemplate } from './mail-template';
import { type MailTemplateName, mailTemplates } from './mail-templates';

export interface RenderedMail {
  subject: string;
  html: string;
  text: string;
  /** The address that an answer goes to, instead of the sender's. */
  replyTo?: string;
  /** Where mail programs unsubscribe the reader by POST (RFC 8058). */
  unsubscribe?: string;
}

/** Whether a stored name is a template in this version. */
export function isMailTemplateName(name: string): name is MailTemplateName {
  return Object.hasOwn(mailTemplates, name);
}

/**
 * Renders a mail in one language from the template's name, its stored data and the time of writing (shown in the
 * footer). Throws a ZodError if the data does not fit the template.
 */
export function renderMail(name: MailTemplateName, locale: Locale, data: unknown, writtenAt: Date): RenderedMail {
  return render(mailTemplates[name], locale, data, writtenAt);
}

function render<Schema extends z.ZodType>(
  template: MailTemplate<Schema>,
  locale: Locale,
  data: unknown,
  writtenAt: Date,
): RenderedMail {
  const content = writeContent(template, locale, data);
  return {
    subject: content.subject,
    html: layOutHtml(locale, content, writtenAt),
    text: layOutText(locale, content, writtenAt),
    ...(content.replyTo === undefined ? {} : { replyTo: content.replyTo }),
    ...(content.unsubscribe === undefined ? {} : { unsubscribe: content.unsubscribe }),
  };
}

/** The texts of people in a mail's data, so that their direction does not change the order of ours. Links stay. */
function isolatedTexts(data: unknown): unknown {
  if (typeof data === 'string') return /^https?:/.test(data) ? data : isolated(data);
  if (Array.isArray(data)) return data.map(isolatedTexts);
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(Object.entries(data).map(([name, value]) => [name, isolatedTexts(value)]));
}

/** A mail's content in one language. Throws a ZodError if the data does not fit the template. */
export function writeContent<Schema extends z.ZodType>(
  template: MailTemplate<Schema>,
  locale: Locale,
  data: unknown,
): MailContent {
  const content = template.write[locale](template.data.parse(isolatedTexts(data)));
  // A subject is one line: a line break in a name must not start another header.
  return { ...content, subject: content.subject.replace(/\s+/g, ' ').trim() };
}
