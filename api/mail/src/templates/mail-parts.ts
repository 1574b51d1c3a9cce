import type { Locale } from '@gyg/contract';
import type { z } from 'zod';
import type { MailContent } from './mail-content';
import { factLines, footOf, layOutText } from './mail-layout';
import type { MailTemplate } from './mail-template';
import { type MailData, type MailTemplateName, mailTemplates } from './mail-templates';
import { writeContent } from './render-mail';

/** What a mail shows, from top to bottom, for a preview. Everything is plain text. */
export interface MailParts extends Pick<MailContent, 'subject' | 'heading'> {
  /** The platform's text, then the sender's, then the facts, a line each. */
  paragraphs: string[];
  action: { label: string; url: string };
  /** The lines below the mail. */
  foot: string[];
  /** The plain text version. */
  text: string;
}

/** The parts of a mail, from the same template and data that `renderMail` takes. */
export function describeMail<Name extends MailTemplateName>(
  mail: { template: Name; data: MailData<Name> },
  locale: Locale,
  writtenAt: Date,
): MailParts {
  return describe(mailTemplates[mail.template], mail.data, locale, writtenAt);
}

function describe<Schema extends z.ZodType>(
  template: MailTemplate<Schema>,
  data: unknown,
  locale: Locale,
  writtenAt: Date,
): MailParts {
  const content = writeContent(template, locale, data);
  const quote = content.quote?.trim();
  return {
    subject: content.subject,
    heading: content.heading,
    paragraphs: [...content.paragraphs, ...(quote ? [quote] : []), ...factLines(content)],
    action: { label: content.action.label, url: content.action.href },
    foot: footOf(locale, content, writtenAt),
    text: layOutText(locale, content, writtenAt),
  };
}
