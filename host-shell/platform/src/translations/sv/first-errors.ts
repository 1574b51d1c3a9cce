/** What is said of errors until the other messages have loaded, or if they cannot. */
export const firstErrors = {
  unexpected: 'Något gick fel hos oss. Försök igen.',
  server_unavailable: 'Det här går inte att nå just nu. Försök igen om en stund.',
  network_offline: 'Vi når inte servern. Kontrollera din uppkoppling och försök igen.',
  network_timeout: 'Servern dröjer för länge med svaret. Försök igen.',
};
