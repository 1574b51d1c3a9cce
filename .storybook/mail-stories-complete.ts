import type { MailTemplateName } from '@gyg/mail/templates';
import type * as stories from './mail.stories';

type Complete<Given extends Record<Capitalize<MailTemplateName>, unknown>> = Given;

/** Does not compile while a mail has no story: stories are found by their exports, which no loop can make. */
export type EveryMailHasItsStory = Complete<typeof stories>;
