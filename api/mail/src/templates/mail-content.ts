/** A link of a mail; absolute. */
export interface MailAction {
  label: string;
  href: string;
}

/** The content of a mail; the layout renders it as HTML and plain text and escapes it. */
export interface MailContent {
  subject: string;
  heading: string;
  paragraphs: string[];
  /** A text by a person, with its line breaks. */
  quote?: string;
  /** A code to copy, shown large. */
  code?: string;
  /** What, when, where, …: a label and its value. Empty values are left out. */
  facts?: [label: string, value: string][];
  /** What the reader can do; absolute. */
  action: MailAction;
  /** The other answer to the mail's question, as a quieter button. */
  otherAction?: MailAction;
  /** Further links, as text. */
  links?: MailAction[];
  /** Why this mail was sent, in the footer. */
  footnote: string;
  /** Whom an answer by e-mail reaches; otherwise it cannot be answered. */
  replyTo?: string | undefined;
  /** Where the reader can unsubscribe; absolute. For mails that people did not request. */
  unsubscribe?: string | undefined;
}
