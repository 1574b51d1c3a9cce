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
  /** The only link of the mail; absolute. */
  action: { label: string; href: string };
  /** Why this mail was sent, in the footer. */
  footnote: string;
  /** Where the reader can unsubscribe; absolute. For mails that people did not request. */
  unsubscribe?: string | undefined;
}
