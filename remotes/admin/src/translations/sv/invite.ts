/** Texts of choosing members to invite by name. */
export const invite = {
  optional: '(valfritt)',
  members: 'Era medlemmar',
  membersHint: 'Sök på namn.',
  showMembers: 'Visa medlemmar',
  typeName: 'Skriv ett namn.',
  noMembers: 'Ingen medlem heter så.',
  found_one: '{{count}} medlem',
  found_other: '{{count}} medlemmar',
  chosenMembers: 'Valda medlemmar',
  removeMember: 'Ta bort {{name}}',
};
/** Texts of invitations to a gyg or one of its needs. */
export const gygInvite = {
  title: 'Bjud in',
  to: 'Bjud in till',
  whole: 'Gygen, alla behov',
  wholeText: 'Var och en väljer själv hur de vill hjälpa till.',
  inviteOnly: 'Bara inbjudna kan erbjuda det här. Din inbjudan ger dem rätt till det.',
  full: 'Allt är taget just nu. Det går bara att boka om något blir ledigt.',
  sentText: 'Alla får ett mejl, och de som har ett konto en avisering. Deras bokningar visas i listan.',
  done: 'Tillbaka till översikten',
  draft: 'Publicera gygen först',
  draftText: 'Bara värdarna ser ett utkast, så en inbjudan skulle inte leda någonstans.',
  past: 'Gygen är över',
  pastText: 'Det går inte längre att boka, så det finns inget att bjuda in till.',
};
