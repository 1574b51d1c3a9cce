/**
 * Where a cell may begin: at the start of the text and after every separator of common spreadsheets. Excel in Swedish
 * splits at `;` and then reads the quotes of a comma-separated file as text, so quoting alone does not help.
 */
const formulaStart = /(^|[,;\t\r\n])(?=[ \u00a0"]*[=+\-@\uff1d\uff0b\uff0d\uff20])/g;

/** A text for a CSV cell: adds an apostrophe before everything that a spreadsheet would run as a formula. */
export function csvText(text: string): string {
  return text.replace(formulaStart, "$1'");
}
