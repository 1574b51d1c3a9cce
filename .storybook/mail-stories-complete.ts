import type { MailTemplateName } from '@gyg/mail/templates';
import type * as stories from './mail.stories';

type Complete<Given extends Record<Capitalize<MailTemplateName>, unknown>> = Given;

/** Fails to compile if a mail has no story: stories are found by their exports, which cannot be generated in a loop. */
export type EveryMailHasItsStory = Complete<typeof stories>;
