export const answer = {
  acceptTitle: 'Godkänna {{name}}?',
  acceptText:
    'Organisationen får sitt konto. {{requester}} ({{email}}) blir administratör: direkt om adressen har ett konto, annars när någon registrerar sig med den. Ett mejl talar om det i båda fallen.',
  declineTitle: 'Avslå {{name}}?',
  declineText: 'Inget konto skapas. {{requester}} ({{email}}) får besked via e‑post.',
  once: 'Ett svar går inte att ta tillbaka.',
  accept: 'Godkänn förfrågan',
  decline: 'Avslå förfrågan',
  keep: 'Inte nu',
  close: 'Stäng',
  accepted: '{{name}} har nu ett konto.',
  declined: 'Förfrågan från {{name}} är avslagen.',
};
