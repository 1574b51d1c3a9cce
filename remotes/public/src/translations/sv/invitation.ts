/** Texts of the landing pages of invitation links. */
export const invitation = {
  title: 'Välkommen till Gyg',
  lead: '{{organization}} bjuder in dig att gå med. Det du ger räknas för er båda.',
  by: 'Vem som bjuder in dig',
  register: 'Skapa konto',
  invalid: 'Ogiltig inbjudan. Kontrollera att du har kopierat hela inbjudningslänken.',
  invalidFromColleague:
    'Ogiltig inbjudan. Kontrollera att du har kopierat hela inbjudningslänken. Händer det igen kan du be din kollega om en ny länk.',
};
