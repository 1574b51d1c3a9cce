export const plugins = {
  title: 'Ställ in insticksmoduler',
  lead: 'Visa gygar på er egen webbplats. Välj vad som ska synas, kopiera koden och klistra in den där ni vill ha den.',
  refused: 'du har inte behörighet',
  guides: 'Guider för er webbansvariga: kom igång, ramverk, policyer',
};
