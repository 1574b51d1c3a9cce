/**
 * Things that have one word on screen. `word` is another one, matched in texts of that language; `planted` is a text in
 * which the check must find it.
 * @typedef {{ word: RegExp, instead: string, planted: string }} OtherWord
 */

const other = (word, instead, planted) => ({ word, instead, planted });

/** @type {Record<'en' | 'sv', OtherWord[]>} */
export const otherWords = {
  en: [
    other(/\bcatalogs?\b/i, 'catalogue', 'Your catalogs'),
    other(/^In progress$/, 'In-Progress', 'In progress'),
    other(/\bweb name\b|\bfriendly URL\b/i, 'page address', 'This web name is taken.'),
    other(/\bapproved absence\b/i, 'excused', 'Approved absence'),
  ],
  sv: [
    other(/\bvägbeskrivning/i, 'Hitta dit', 'Vägbeskrivning'),
    other(/\bkunskap och tid\b|\binsatser och tid\b/i, 'Insatser', 'Kunskap och tid'),
    other(/^tack(a|at|ade) nej\b/i, 'Avböj, Avböjt, Avböjde', 'Tacka nej: {{name}}'),
    other(/\bsom dig själv\b/i, 'för egen del', 'Du deltar som dig själv.'),
    other(/\bingen annan än\.?$/i, 'Ingen annan ännu', 'Ingen annan än.'),
    other(/\bwebbnamn/i, 'sidans adress', 'Webbnamnet är upptaget.'),
    other(/(?<!\p{L})ursäktad|\bgiltigt? frånvar|\bgodkänd frånvaro/iu, 'Förhinder', 'Ursäktad'),
    other(/\ballt (är )?mottaget\b/i, 'Fullt, Allt är utlovat', 'Allt är mottaget'),
    other(/^\(frivilligt\)$/i, '(valfritt)', '(frivilligt)'),
    other(/(?<!\p{L})representer(a|ar|at|ad|as|ade)(?!\p{L})/iu, 'företräder', 'vem de representerar'),
    other(/(?<!\p{L})(orsak(en|er)?|skäl(et|en)?)(?!\p{L})/iu, 'anledning', 'Annat skäl'),
    other(/\bi (\S+ )?eget namn\b/i, 'för egen del', 'Du deltar i ditt eget namn.'),
  ],
};
