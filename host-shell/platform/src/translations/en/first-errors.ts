/** What is said of errors until the other messages have loaded, or if they cannot. */
export const firstErrors = {
  unexpected: 'Something went wrong on our side. Please try again.',
  server_unavailable: 'This is not available at the moment. Please try again soon.',
  network_offline: 'We cannot reach the server. Check your connection and try again.',
  network_timeout: 'The server takes too long to answer. Please try again.',
};
