/** Texts for acting for an organisation and for oneself. */
export const session = {
  toAdmin: {
    title: 'Byt till administratör',
    lead: 'Välj den organisation som du vill företräda.',
    choose: 'Organisationer som du administrerar',
    switched: 'byter till administratörsläge: {{name}}',
    noAccess: 'Du administrerar ingen organisation.',
    noAccessTo: 'Du administrerar inte den här organisationen.',
    sessionError: 'Vi kunde inte ta reda på vilka organisationer du administrerar. Logga in igen.',
    noOrganization: 'Välj först en organisation.',
  },
  toUser: {
    title: 'Byt till användare',
    switched: 'Du är i användarläge igen.',
    failed: 'Du behöver vara inloggad för att byta till användarläge.',
  },
};
